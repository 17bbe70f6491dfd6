import type { D1Database } from "@cloudflare/workers-types";
import { array, nullable, object, parse, parseJson, pipe, string, tuple } from "valibot";
import { flagColumn, jsonColumn } from "#archive/storage/database.ts";
import { unpackStream, unpackText } from "#archive/storage/packed-text.ts";
import { type HeldTiming, heldTiming } from "#contract/archive.ts";
import { paths } from "#contract/endpoints.ts";
import { scoringSession, type SessionCode } from "#contract/sessions.ts";
import {
  conditions,
  type TimedSession,
  timedSession,
  type TimingDocument,
} from "#contract/timing/session.ts";
import type { Document } from "./documents.ts";
import { type Row, type Versioned, versionIn, versionSql, versionValue } from "./version.ts";
import {
  circuitLapFigures,
  type RaceFigures,
  seasonLapFigures,
} from "#archive/analysis/timing/lap-figures.ts";
import type { CircuitLaps, SeasonLaps } from "#contract/lap-figures.ts";
import { stopsAndPlaces } from "#contract/timing/race-laps.ts";
import { round as roundNumber, season } from "#contract/values.ts";
import { calendarEndSql } from "./races.ts";

/** A weekend's sessions with imported timing, in chronological order. Bound to year and round. */
export const timedSessionsSql = `
  SELECT session, documents, conditions, source FROM timing_session
  WHERE year = ?1 AND round = ?2
  ORDER BY started_at`;

const timedSessionRows = array(
  object({
    ...timedSession.entries,
    documents: pipe(jsonColumn, timedSession.entries.documents),
    conditions: nullable(pipe(jsonColumn, conditions)),
  }),
);

/** Parses the rows of `timedSessionsSql`. @throws ValiError if a row is damaged */
export function timedSessionsIn(rows: ReadonlyArray<Row> | undefined): Array<TimedSession> {
  return parse(timedSessionRows, rows);
}

/** One document of a session's timing, or why there is none. Bound to year, round, session and path. */
export const timingDocumentSql = `
  SELECT
    ${versionValue} AS version,
    EXISTS (SELECT 1 FROM race WHERE year = ?1 AND round = ?2) AS race,
    EXISTS (SELECT 1 FROM race JOIN session ON race_id = id WHERE year = ?1 AND round = ?2 AND code = ?3)
      OR EXISTS (SELECT 1 FROM race JOIN result ON race_id = id WHERE year = ?1 AND round = ?2 AND session = ?3)
      OR EXISTS (SELECT 1 FROM race JOIN timed_result ON race_id = id WHERE year = ?1 AND round = ?2 AND session = ?3)
      AS session,
    EXISTS (SELECT 1 FROM timing_session WHERE year = ?1 AND round = ?2 AND session = ?3) AS imported,
    (SELECT packed FROM timing_document WHERE path = ?4) AS packed`;

const documentRow = object({
  version: string(),
  race: flagColumn,
  session: flagColumn,
  imported: flagColumn,
  packed: nullable(string()),
});

/** Whether the race, its session and that session's timing exist, and the document. */
export type TimingAnswer = { race: boolean; session: boolean; imported: boolean; document: Document | null };

/** A document of a session's timing as JSON in UTF-8, or null and what else exists. */
export async function readTimingDocument(
  db: D1Database,
  year: number,
  round: number,
  session: SessionCode,
  document: TimingDocument,
): Promise<TimingAnswer> {
  const path = paths.timing(year, round, session, document);
  const row = await db.prepare(timingDocumentSql).bind(year, round, session, path).first();
  const { version, packed, ...known } = parse(documentRow, row);
  return { ...known, document: packed === null ? null : { version, body: unpackStream(packed) } };
}

/** Every session with imported timing, and its documents. */
export const heldTimingSql = `
  SELECT year, round, session, documents FROM timing_session ORDER BY year, round, started_at`;

const heldTimingRows = array(
  object({ ...heldTiming.entries, documents: pipe(jsonColumn, heldTiming.entries.documents) }),
);

/** The sessions with imported timing, in order. @throws ValiError if a row is damaged */
export async function readHeldTiming(db: D1Database): Promise<Versioned<Array<HeldTiming>>> {
  const [version, held] = await db.batch<Row>([db.prepare(versionSql), db.prepare(heldTimingSql)]);
  return { version: versionIn(version), facts: parse(heldTimingRows, held?.results) };
}

/** Stops and positions of races with laps; a condition on `race` is appended. */
const figuresSql = `
  SELECT race.year, race.round, race.name AS race_name, timing.session, packed
  FROM race
  JOIN timing_session AS timing ON timing.year = race.year AND timing.round = race.round
  JOIN timing_document ON path = '/api/races/' || race.year || '/' || race.round
    || '/timing/' || timing.session || '/stops-and-places'`;

/** Those of a circuit, the latest first. ?1 its id */
export const circuitLapsSql = `${figuresSql}
  WHERE race.circuit_id = ?1
  ORDER BY race.year DESC, race.round DESC, timing.session`;

/** Those of a season, in order. ?1 its year */
export const seasonLapsSql = `${figuresSql}
  WHERE race.year = ?1
  ORDER BY race.round, timing.started_at`;

const figuresRows = array(
  object({
    year: season,
    round: roundNumber,
    race_name: string(),
    session: scoringSession,
    packed: string(),
  }),
);

const document = pipe(string(), parseJson(), stopsAndPlaces);

/** Lap statistics of the races at a circuit; without races if the archive has no laps. */
export async function readCircuitLaps(db: D1Database, circuitId: string): Promise<Versioned<CircuitLaps>> {
  const [version, rows] = await db.batch<Row>([
    db.prepare(versionSql),
    db.prepare(circuitLapsSql).bind(circuitId),
  ]);
  return { version: versionIn(version), facts: circuitLapFigures(await racesIn(rows?.results)) };
}

/** Lap statistics of a season, and the last season of the calendar. */
export async function readSeasonLaps(
  db: D1Database,
  year: number,
): Promise<Versioned<SeasonLaps> & { lastSeason: number }> {
  const [version, end, rows] = await db.batch<Row>([
    db.prepare(versionSql),
    db.prepare(calendarEndSql).bind(year),
    db.prepare(seasonLapsSql).bind(year),
  ]);
  return {
    version: versionIn(version),
    lastSeason: parse(tuple([object({ last_season: season })]), end?.results)[0].last_season,
    facts: seasonLapFigures(year, await racesIn(rows?.results)),
  };
}

function racesIn(rows: ReadonlyArray<Row> | undefined): Promise<Array<RaceFigures>> {
  const races = parse(figuresRows, rows).map(async ({ packed, ...race }) => ({
    ...race,
    document: parse(document, await unpackText(packed)),
  }));
  return Promise.all(races);
}
