import type { DatabaseSync } from "node:sqlite";
import {
  array,
  type InferOutput,
  nullable,
  number,
  object,
  omit,
  parse,
  pipe,
  string,
  transform,
} from "valibot";
import {
  type QualifyingBasis,
  qualifyingBasis,
  qualifyingGap,
  type QualifyingTimes,
} from "#archive/analysis/qualifying-gap.ts";
import { driverId } from "#contract/ids.ts";
import { paths } from "#contract/paths.ts";
import {
  driverQualifying,
  type QualifyingComparison,
  type QualifyingRow,
  qualifyingRow,
} from "#contract/qualifying.ts";
import { apiDocument, type ApiDocument, firstOfEach } from "./api-document.ts";

/** Seconds, from milliseconds in the archive. */
const seconds = nullable(
  pipe(
    number(),
    transform((milliseconds) => milliseconds / 1000),
  ),
);

/** One driver's line in a qualifying or sprint qualifying. */
export const qualifyingLine = object({
  ...omit(qualifyingRow, ["constructor"]).entries,
  team_name: string(),
  time: seconds,
  q1: seconds,
  q2: seconds,
  q3: seconds,
  race_id: number(),
  driver_id: driverId,
  driver_name: string(),
  /** F1DB's `qualifyingFormat` of the weekend. */
  format: string(),
});
export type QualifyingLine = InferOutput<typeof qualifyingLine>;

/**
 * SQL for lines of qualifying and sprint qualifying: newest race first; qualifying before sprint qualifying
 * ('Q' < 'SQ'); then by classification.
 *
 * @param restriction a condition on `race`
 */
export function qualifyingLinesQuery(restriction: string = "TRUE"): string {
  return `
    SELECT race_id, year, round, race.name AS race_name, country.name AS country,
      qualifying_format AS format, session AS session_type, team_id, team.name AS team_name, driver_id,
      driver.name AS driver_name, position, iif(position IS NULL, position_text, NULL) AS status,
      time_ms AS time, q1_ms AS q1, q2_ms AS q2, q3_ms AS q3
    FROM timed_result
      JOIN race ON race.id = race_id
      JOIN circuit ON circuit.id = circuit_id
      JOIN country ON country.id = circuit.country_id
      JOIN driver ON driver.id = driver_id
      JOIN team ON team.id = team_id
    WHERE session IN ('Q', 'SQ') AND ${restriction}
    ORDER BY year DESC, round DESC, session, display_order`;
}

/** One qualifying or sprint qualifying: each driver's line, and the basis of comparison. */
export type QualifyingSession = { lines: ReadonlyArray<QualifyingLine>; basis: QualifyingBasis };

/**
 * The sessions in a list of lines, in its order. A driver listed twice in a session counts once, with the first line.
 */
export function sessionsOf(lines: ReadonlyArray<QualifyingLine>): Array<QualifyingSession> {
  const sessions = Map.groupBy(lines, (line) => `${line.race_id} ${line.session_type}`);
  return [...sessions.values()].map((ofSession) => ({
    lines: firstOfEach(ofSession, (line) => line.driver_id),
    basis: qualifyingBasis(ofSession.map(timesOf), ofSession[0]?.format ?? ""),
  }));
}

/** The row for a driver's own list. */
export function rowOf(line: QualifyingLine): QualifyingRow {
  return parse(qualifyingRow, { ...line, constructor: line.team_name });
}

/** One driver of a session against each teammate. */
export function comparisonsOf(
  driver: QualifyingLine,
  { lines, basis }: QualifyingSession,
): Array<QualifyingComparison> {
  const teammates = lines.filter((line) => line !== driver && line.team_id === driver.team_id);
  return teammates.map((teammate) => ({
    ...weekendOf(driver),
    teammate_id: teammate.driver_id,
    teammate_name: teammate.driver_name,
    ...qualifyingGap(timesOf(driver), timesOf(teammate), basis),
  }));
}

function weekendOf(line: QualifyingLine) {
  const { year, round, race_name, country, session_type, team_name } = line;
  return { year, round, race_name, country, session_type, team_name };
}

function timesOf({ driver_name: name, status, time, q1, q2, q3 }: QualifyingLine): QualifyingTimes {
  return { name, status, time, q1, q2, q3 };
}

/** Each driver's qualifying sessions, and the comparisons with teammates, newest first. */
export function* qualifyingDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const sessions = sessionsOf(parse(array(qualifyingLine), db.prepare(qualifyingLinesQuery()).all()));
  const entries = sessions.flatMap((session) => session.lines.map((line) => ({ line, session })));
  for (const [id, ofDriver] of Map.groupBy(entries, ({ line }) => line.driver_id)) {
    yield apiDocument(paths.driverQualifying(id), driverQualifying, {
      results: ofDriver.map(({ line }) => rowOf(line)),
      teammates: ofDriver.flatMap(({ line, session }) => comparisonsOf(line, session)),
    });
  }
}
