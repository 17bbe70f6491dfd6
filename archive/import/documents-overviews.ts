import type { DatabaseSync } from "node:sqlite";
import { array, nullable, number, object, omit, parse } from "valibot";
import { constructorsRule, driversRule } from "#archive/analysis/season-rules/describe.ts";
import { constructorsNotes, driversNotes } from "#archive/analysis/season-rules/notes.ts";
import { constructorsOffers, driversOffers } from "#archive/analysis/season-rules/points-on-offer.ts";
import { stillPossible } from "#archive/analysis/still-possible.ts";
import { flagColumn } from "#archive/storage/columns.ts";
import {
  type ConstructorOverview,
  constructorOverview,
  constructorStanding,
  type DriverOverview,
  driverOverview,
  driverStanding,
} from "#contract/championship.ts";
import { paths } from "#contract/paths.ts";
import { points } from "#contract/values.ts";
import { describeConstructors } from "./constructors-sentence.ts";
import type { ApiDocument } from "./documents.ts";
import { engineTold } from "./engine-told.ts";
import { type SeasonCalendar, seasonCalendars } from "./season-calendars.ts";

/** What both tables' lines are read with; what is still possible is worked out from the whole table. */
const lineColumns = {
  year: number(),
  gross_points: nullable(points),
  champion: flagColumn,
};
const driverLines = array(object({ ...omit(driverStanding, ["possible"]).entries, ...lineColumns }));
const teamLines = array(object({ ...omit(constructorStanding, ["possible"]).entries, ...lineColumns }));

/** Places gained since the round before the last one that was run. */
const change = `
  (SELECT before.position FROM standing AS before
    WHERE before.year = line.year AND before.kind = line.kind AND before.entity_id = line.entity_id
      AND before.engine_id = line.engine_id AND before.round =
        (SELECT max(round) - 1 FROM standing AS last WHERE last.year = line.year AND last.kind = line.kind)
  ) - line.position AS change`;

const driversQuery = `
  SELECT line.year, line.position, driver.id AS driver_id, driver.name AS driver_name, country.name AS country,
    coalesce(
      (SELECT group_concat(team.name, ' / ' ORDER BY drove.team_order)
       FROM driver_season_team AS drove JOIN team ON team.id = drove.team_id
       WHERE drove.driver_id = line.entity_id AND drove.year = line.year), '') AS team_name,
    (SELECT team_id FROM driver_season_team AS drove
     WHERE drove.driver_id = line.entity_id AND drove.year = line.year
     ORDER BY last_round DESC LIMIT 1) AS team_id,
    points, gross_points, wins, podiums, poles, champion, ${change}
  FROM season_standing AS line
    JOIN driver ON driver.id = line.entity_id
    JOIN country ON country.id = driver.country_id
  WHERE line.kind = 'driver'
  ORDER BY line.year, line.display_order`;

const teamsQuery = `
  SELECT line.year, line.position, team.id AS team_id, team.name AS team_name, country.name AS country,
    ${engineTold("line.entity_id", "line.year")} AS engine,
    points, gross_points, wins, podiums, poles, champion, ${change}
  FROM season_standing AS line
    JOIN team ON team.id = line.entity_id
    JOIN country ON country.id = team.country_id
    JOIN engine ON engine.id = line.engine_id
  WHERE line.kind = 'constructor'
  ORDER BY line.year, line.display_order`;

/** Both tables of each season of the calendar, empty where there is none. */
export function* overviewDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const drivers = Map.groupBy(parse(driverLines, db.prepare(driversQuery).all()), (line) => line.year);
  const teams = Map.groupBy(parse(teamLines, db.prepare(teamsQuery).all()), (line) => line.year);
  for (const season of seasonCalendars(db)) {
    const { year } = season;
    const ofDrivers: DriverOverview = {
      ...about(season),
      rule: driversRule(year, season.rounds.length),
      notes: driversNotes(year),
      standings: withBounds(drivers.get(year) ?? [], season, "drivers"),
    };
    yield { path: paths.driverOverview(year), body: JSON.stringify(parse(driverOverview, ofDrivers)) };
    const ofTeams: ConstructorOverview = {
      ...about(season),
      rule: constructorsRule(year, season.rounds.length),
      notes: constructorsNotes(year),
      standings: withBounds(teams.get(year) ?? [], season, "constructors"),
    };
    const described = { ...ofTeams, description: describeConstructors(ofTeams) };
    yield {
      path: paths.constructorOverview(year),
      body: JSON.stringify(parse(constructorOverview, described)),
    };
  }
}

function about({ year, rounds, roundsRun }: SeasonCalendar) {
  return { year, rounds_run: roundsRun, rounds: rounds.length };
}

type ReadLine = { position: number | null; points: number; gross_points: number | null };

/** Lines with the places still possible, while a season runs, and with the gross points also where all counted. */
function withBounds<Line extends ReadLine>(
  lines: ReadonlyArray<Line>,
  { year, rounds, roundsRun }: SeasonCalendar,
  of: "drivers" | "constructors",
) {
  const toCome = rounds.slice(roundsRun).map((round) => ({ ...round, year }));
  const runs = roundsRun > 0 && toCome.length > 0;
  const placed = runs ? lines.filter((line) => line.position !== null) : [];
  const bounds =
    of === "drivers"
      ? stillPossible(placed, driversOffers(toCome), 1)
      : stillPossible(placed, constructorsOffers(toCome), 2);
  const byLine = new Map(
    bounds.map(({ line, best, worst }): [Line, [number, number]] => [line, [best, worst]]),
  );
  return lines.map((line) => ({
    ...line,
    gross_points: line.gross_points ?? line.points,
    possible: byLine.get(line) ?? null,
  }));
}
