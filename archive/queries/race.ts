import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";
import { nullable, object, parse, tuple } from "valibot";
import { notStarted } from "#contract/results.ts";
import { round, season } from "#contract/values.ts";
import { type Row, versionIn, versionSql } from "./version.ts";

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
export const isStart = `line.position_text NOT IN (${notStarted.map((text) => `'${text}'`).join(", ")})`;

const calendarEnds = tuple([object({ last_season: season, last_round: nullable(round) })]);

/** Where the calendar ends; `last_round` is null for a season that is not on it. */
export type CalendarEnd = { last_season: number; last_round: number | null };

/** The results of several statements about one race, read in one batch. */
export type RaceAnswers = { version: string; calendarEnd: CalendarEnd; answers: Array<Array<Row>> };

/**
 * Runs several statements about one race in one batch.
 *
 * @param questions statements in which ?1 is the year and ?2 the round; with a third parameter, its value
 * @returns the rows of each, in order
 */
export async function askOfRace(
  db: D1Database,
  { year, round: ofYear }: RaceRef,
  questions: ReadonlyArray<string | [sql: string, parameter: string]>,
): Promise<RaceAnswers> {
  const prepared = questions.map((question): D1PreparedStatement => {
    if (typeof question === "string") return db.prepare(question).bind(year, ofYear);
    const [sql, parameter] = question;
    return db.prepare(sql).bind(year, ofYear, parameter);
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
