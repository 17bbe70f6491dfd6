import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";
import { parse, nullable, object, tuple } from "valibot";
import { hasNotStarted, type LastRace, lastRace, type NextRace, nextRaces } from "#contract/races.ts";
import { type Row, type Versioned, versionIn, versionSql } from "./version.ts";
import { notStarted } from "#contract/results.ts";
import { round, season } from "#contract/values.ts";

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
    (SELECT max(round) FROM race AS planned WHERE planned.year = race.year) AS rounds,
    circuit.name AS circuit_name, country.name AS country
  FROM race
  JOIN circuit ON circuit.id = race.circuit_id
  JOIN country ON country.id = circuit.country_id
  WHERE race.id = ${lastRaceId}`;

/** The podium of that race. */
const lastPodiumSql = `
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
  return races.find((race) => hasNotStarted(race, now.getTime())) ?? null;
}

/** The day of an instant in UTC, `YYYY-MM-DD`. */
export function utcDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** A race of the calendar, as identified by paths. */
export type RaceRef = { year: number; round: number };

/** The last season of the calendar, and the last round of one season. */
export const calendarEndSql = `
  SELECT
    (SELECT max(year) FROM race) AS last_season,
    (SELECT max(round) FROM race WHERE year = ?1) AS last_round`;

/** A race's id, for use in other statements: the year is ?1, the round ?2. */
export const raceId = `(SELECT id FROM race WHERE year = ?1 AND round = ?2)`;

/** Whether a row of the table aliased `line` belongs to a driver who started, for use in other statements. */
export const startedCondition = `line.position_text NOT IN (${notStarted.map((text) => `'${text}'`).join(", ")})`;

const calendarEnds = tuple([object({ last_season: season, last_round: nullable(round) })]);

/** Where the calendar ends; `last_round` is null for a season that is not on it. */
export type CalendarEnd = { last_season: number; last_round: number | null };

/** The results of several statements about one race, read in one batch. */
type RaceAnswers = { version: string; calendarEnd: CalendarEnd; answers: Array<Array<Row>> };

/**
 * Runs several statements about one race in one batch.
 *
 * @param questions statements in which ?1 is the year and ?2 the round; with a third parameter, its value
 * @returns the rows of each, in order
 */
export async function askOfRace(
  db: D1Database,
  { year, round: roundNumber }: RaceRef,
  questions: ReadonlyArray<string | [sql: string, parameter: string]>,
): Promise<RaceAnswers> {
  const prepared = questions.map((question): D1PreparedStatement => {
    if (typeof question === "string") return db.prepare(question).bind(year, roundNumber);
    const [sql, parameter] = question;
    return db.prepare(sql).bind(year, roundNumber, parameter);
  });
  const [version, end, ...answers] = await db.batch<Row>([
    db.prepare(versionSql),
    db.prepare(calendarEndSql).bind(year),
    ...prepared,
  ]);
  return {
    version: versionIn(version),
    calendarEnd: parse(calendarEnds, end?.results)[0],
    answers: answers.map(({ results }) => results),
  };
}
