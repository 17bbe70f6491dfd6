import { array, type InferOutput, nullable, number, object, parse, pipe, string } from "valibot";
import {
  type Database,
  jsonColumn,
  type Statement,
  type StatementResult,
} from "#archive/storage/database.ts";
import { sessionCode } from "#contract/sessions.ts";
import type { CalendarRace, Entries } from "./map-to-archive.ts";
import { type HeldSession, heldSessionsIn, heldStatement, type SessionPlace } from "./timing-store.ts";

/** What a timing import reads from the archive: calendar, entries, and stored sessions. */

const codeList = pipe(jsonColumn, array(sessionCode));

const raceRows = array(
  object({
    year: number(),
    round: number(),
    date: string(),
    name: string(),
    places: pipe(jsonColumn, array(string())),
    country: string(),
    scheduled: codeList,
    classified: codeList,
  }),
);

function racesStatement(year: number): Statement {
  return {
    sql: `SELECT year, round, date, race.name AS name, country.name AS country,
        json_array(circuit.name, circuit.full_name, circuit.place) AS places,
        (SELECT json_group_array(code) FROM session WHERE race_id = race.id) AS scheduled,
        (SELECT json_group_array(session) FROM (
          SELECT session FROM result WHERE race_id = race.id
          UNION SELECT session FROM timed_result WHERE race_id = race.id)) AS classified
      FROM race JOIN circuit ON circuit.id = circuit_id JOIN country ON country.id = circuit.country_id
      WHERE year = ? ORDER BY round`,
    params: [String(year)],
  };
}

/** A season's calendar, and the sessions of all seasons whose timing is stored. */
export type SeasonFacts = { races: Array<CalendarRace>; held: Array<HeldSession> };

/**
 * Reads a season's calendar with the sessions that were scheduled or have a classification.
 *
 * @throws ValiError if a row is damaged
 */
export async function readSeason(database: Database, year: number): Promise<SeasonFacts> {
  const [races, held] = await database([racesStatement(year), heldStatement]);
  return {
    races: parse(raceRows, races?.results).map(({ scheduled, ...race }) => ({
      ...race,
      sessions: [...new Set([...scheduled, ...race.classified])],
    })),
    held: heldSessionsIn(held),
  };
}

const entryRow = object({
  session: sessionCode,
  driver_id: string(),
  driver_name: string(),
  last_name: string(),
  driver_code: nullable(string()),
  number: nullable(string()),
  team_id: string(),
  team_name: string(),
  position: nullable(number()),
  grid: nullable(number()),
  penalty_ms: nullable(number()),
  time_ms: nullable(number()),
});
type EntryRow = InferOutput<typeof entryRow>;

const entryColumns = `session, driver.id AS driver_id, driver.name AS driver_name, driver.last_name AS last_name,
  driver.code AS driver_code, line.number AS number, team.id AS team_id, team.name AS team_name, line.position AS position,
  grid, penalty_ms, time_ms`;

/** Classification lines of the races selected by a condition on `?1` and `?2`, latest race first. */
function entriesStatement(condition: string, params: Array<string>): Statement {
  const lines = ["result", "timed_result"].map(
    (table) => `SELECT race_id, session, display_order, position, number, driver_id, team_id,
        ${table === "result" ? "grid, penalty_ms, time_ms" : "NULL AS grid, NULL AS penalty_ms, NULL AS time_ms"} FROM ${table}
      WHERE race_id IN (SELECT id FROM race WHERE ${condition})`,
  );
  return {
    sql: `SELECT ${entryColumns} FROM (${lines.join(" UNION ALL ")}) AS line
      JOIN race ON race.id = race_id JOIN driver ON driver.id = driver_id JOIN team ON team.id = team_id
      ORDER BY round DESC, display_order`,
    params,
  };
}

/** The entered drivers: in the session, in the weekend's other sessions, and in the season's rounds before it. */
export async function readEntries(database: Database, place: SessionPlace): Promise<Entries> {
  const bound = [String(place.year), String(place.round)];
  const [weekend, season] = await database([
    entriesStatement("year = ?1 AND round = ?2", bound),
    entriesStatement("year = ?1 AND round < ?2", bound),
  ]);
  return {
    session: entriesIn(weekend).filter((entry) => entry.session === place.session),
    weekend: entriesIn(weekend).filter((entry) => entry.session !== place.session),
    season: entriesIn(season),
  };
}

function entriesIn(answer: StatementResult | undefined): Array<EntryRow> {
  return parse(array(entryRow), answer?.results);
}

const latestRows = array(object({ year: number(), round: number() }));

/** The last race whose weekend has begun by a day (`YYYY-MM-DD`); null before the first. */
export async function latestRace(
  database: Database,
  day: string,
): Promise<{ year: number; round: number } | null> {
  const [latest] = await database([
    {
      sql: `SELECT year, round FROM race
        WHERE date <= ?1 OR id IN (SELECT race_id FROM session WHERE session.date <= ?1)
        ORDER BY date DESC LIMIT 1`,
      params: [day],
    },
  ]);
  return parse(latestRows, latest?.results)[0] ?? null;
}
