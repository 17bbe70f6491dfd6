import type { DatabaseSync } from "node:sqlite";
import { array, parse } from "valibot";
import {
  type QualifyingPlace,
  qualifyingRule,
  qualifyingTable,
} from "#archive/analysis/qualifying-championship.ts";
import { paths } from "#contract/paths.ts";
import { qualifyingChampionship, qualifyingTeammates } from "#contract/standings.ts";
import type { ApiDocument } from "./documents.ts";
import { qualifyingLine, qualifyingLinesQuery, type QualifyingSession, sessionsOf } from "./qualifying.ts";
import { pairsOf } from "./season-pairs.ts";
import { type SeasonCalendar, seasonCalendars } from "./season-calendars.ts";
import { named, type SeasonDriver, seasonDrivers } from "./season-drivers.ts";

/** The qualifying of each season of which the archive holds it: pairs of teammates, and a table of its own. */
export function* seasonQualifyingDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const drivers = seasonDrivers(db);
  const linesOfYear = db.prepare(qualifyingLinesQuery("year = ?"));
  for (const season of seasonCalendars(db)) {
    const { year } = season;
    // The query has the newest first.
    const sessions = sessionsOf(parse(array(qualifyingLine), linesOfYear.all(year))).toReversed();
    if (sessions.length === 0) continue;
    const ofYear = drivers.get(year) ?? [];
    yield {
      path: paths.qualifyingTeammates(year),
      body: JSON.stringify(parse(qualifyingTeammates, teammatesOf(season, sessions, ofYear))),
    };
    yield {
      path: paths.qualifyingChampionship(year),
      body: JSON.stringify(parse(qualifyingChampionship, championshipOf(season, sessions, ofYear))),
    };
  }
}

function teammatesOf(
  { year, rounds }: SeasonCalendar,
  sessions: ReadonlyArray<QualifyingSession>,
  drivers: ReadonlyArray<SeasonDriver>,
) {
  const teams = pairsOf(
    sessions,
    drivers.map((driver) => driver.driver_id),
  );
  const paired = new Set(teams.flatMap(({ pairs }) => pairs.flatMap((pair) => pair.drivers)));
  return {
    year,
    rounds,
    drivers: drivers.filter((driver) => paired.has(driver.driver_id)).map(named),
    teams,
  };
}

function championshipOf(
  { year, rounds, roundsRun }: SeasonCalendar,
  sessions: ReadonlyArray<QualifyingSession>,
  drivers: ReadonlyArray<SeasonDriver>,
) {
  const byId = new Map(drivers.map((driver) => [driver.driver_id, named(driver)]));
  const table = qualifyingTable(year, sessions.flatMap(placesIn)).map(
    ({ driver_id, position, points, places }) => ({
      ...byId.get(driver_id),
      position,
      points,
      places: rounds.slice(0, roundsRun).map(({ round }) => places.get(round) ?? null),
    }),
  );
  return { year, rounds, rule: qualifyingRule(year), drivers: table };
}

/** The places of a Grand Prix's qualifying; a sprint's gives none. */
function placesIn({ lines }: QualifyingSession): Array<QualifyingPlace> {
  return lines.flatMap(({ session_type, driver_id, round, position }) =>
    session_type === "Q" && position !== null ? [{ driver_id, round, place: position }] : [],
  );
}
