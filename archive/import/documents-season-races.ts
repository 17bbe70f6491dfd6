import type { DatabaseSync } from "node:sqlite";
import { array, parse } from "valibot";
import { paths } from "#contract/paths.ts";
import { driverDetails, driverRaceDetails } from "#contract/standings.ts";
import type { ApiDocument } from "./documents.ts";
import { engineTold } from "./engine-told.ts";
import { seasonCalendars } from "./season-calendars.ts";
import { named, seasonDrivers } from "./season-drivers.ts";
import { cellOf, finishesOf, seasonLine, stintsOf } from "./season-races.ts";

/** In the order of the rounds. */
const query = `
  SELECT year, round, session, display_order, position, position_text, status, number, driver_id, team_id,
    team.name AS team_name,
    ${engineTold("result.team_id", "race.year")} AS engine,
    points, grid, fastest_lap
  FROM result
    JOIN race ON race.id = race_id
    JOIN team ON team.id = team_id
    JOIN engine ON engine.id = engine_id
  WHERE year = ?
  ORDER BY round, session, display_order`;

/** Who raced in each season and how, for the seasons of which the archive holds the races. */
export function* seasonRaceDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const drivers = seasonDrivers(db);
  const linesOfYear = db.prepare(query);
  for (const { year, rounds, roundsRun } of seasonCalendars(db)) {
    const lines = parse(array(seasonLine), linesOfYear.all(year));
    if (lines.length === 0) continue;
    const ofDrivers = Map.groupBy(lines, (line) => line.driver_id);
    const entered = (drivers.get(year) ?? []).map((driver) => {
      const own = ofDrivers.get(driver.driver_id) ?? [];
      return { driver, own, byRound: Map.groupBy(own, (line) => line.round), stints: stintsOf(own) };
    });
    const details = entered.map(({ driver, own, stints }) => ({
      ...driver,
      number: own.findLast((line) => line.session === "R")?.number ?? null,
      teams: stints,
      finishes: finishesOf(own),
    }));
    yield {
      path: paths.driverDetails(year),
      body: JSON.stringify(parse(driverDetails, { year, drivers: details })),
    };
    const races = entered.map(({ driver, byRound, stints }) => ({
      ...named(driver),
      teams: stints,
      races: rounds.slice(0, roundsRun).map(({ round }) => cellOf(byRound.get(round) ?? [])),
    }));
    yield {
      path: paths.driverRaceDetails(year),
      body: JSON.stringify(parse(driverRaceDetails, { year, rounds, drivers: races })),
    };
  }
}
