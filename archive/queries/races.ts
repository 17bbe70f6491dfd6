import type { D1Database } from "@cloudflare/workers-types";
import { parse } from "valibot";
import { isAhead, type LastRace, lastRace, type NextRace, nextRaces } from "#contract/races.ts";
import { type Row, type Versioned, versionIn, versionSql } from "./version.ts";

/**
 * The last race with a result. It is looked for in the last season with results, because all later rows have no winner.
 */
const lastRaceId = `
  (SELECT id FROM race
   WHERE year = (SELECT to_year FROM coverage WHERE kind = 'race') AND winner_driver_id IS NOT NULL
   ORDER BY round DESC LIMIT 1)`;

/** The last race with a result; no row in an archive without any. */
export const lastRaceSql = `
  SELECT
    race.year, race.round, race.name AS race_name, race.date AS date_utc,
    circuit.name AS circuit_name, country.name AS country
  FROM race
  JOIN circuit ON circuit.id = race.circuit_id
  JOIN country ON country.id = circuit.country_id
  WHERE race.id = ${lastRaceId}`;

/** The podium of that race. */
export const lastPodiumSql = `
  SELECT
    result.position, driver.id AS driver_id, driver.name AS driver_name, driver.code AS driver_code,
    team.id AS team_id, team.name AS team_name
  FROM result
  JOIN driver ON driver.id = result.driver_id
  JOIN team ON team.id = result.team_id
  WHERE result.race_id = ${lastRaceId} AND result.session = 'R' AND result.position <= 3
  ORDER BY result.display_order`;

/**
 * The first races of the calendar from a day on. Two are enough to find the next race: there is at most one per day, so
 * if that day's race has started, the second is the next.
 */
export const racesFromSql = `
  SELECT
    race.year, race.round, race.name AS race_name, country.name AS country, race.date AS date_utc, race.time AS time_utc
  FROM race
  JOIN circuit ON circuit.id = race.circuit_id
  JOIN country ON country.id = circuit.country_id
  WHERE race.date >= ?1
  ORDER BY race.date LIMIT 2`;

/** The last race with a result and its podium; null in an archive without results. */
export async function readLastRace(db: D1Database): Promise<Versioned<LastRace | null>> {
  const [version, race, podium] = await db.batch<Row>([
    db.prepare(versionSql),
    db.prepare(lastRaceSql),
    db.prepare(lastPodiumSql),
  ]);
  const row = race?.results[0];
  return {
    version: versionIn(version),
    facts: row === undefined ? null : parse(lastRace, { ...row, podium: podium?.results }),
  };
}

/**
 * The first two races of the calendar on or after a day, in order.
 *
 * @param day `YYYY-MM-DD`
 */
export async function readRacesFrom(db: D1Database, day: string): Promise<Versioned<Array<NextRace>>> {
  const [version, races] = await db.batch<Row>([db.prepare(versionSql), db.prepare(racesFromSql).bind(day)]);
  return { version: versionIn(version), facts: parse(nextRaces, races?.results) };
}

/**
 * The next race: the first that starts in the future.
 *
 * @param races in chronological order, from today's on
 * @returns null if there is none
 */
export function firstUpcoming(races: ReadonlyArray<NextRace>, now: Date): NextRace | null {
  return races.find((race) => isAhead(race, now.getTime())) ?? null;
}

/** The day of an instant in UTC, `YYYY-MM-DD`. */
export function utcDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
