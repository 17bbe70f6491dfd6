import type { D1Database } from "@cloudflare/workers-types";
import { array, nullable, object, parse, pipe, string } from "valibot";
import { flagColumn, jsonColumn } from "#archive/storage/database.ts";
import { unpackStream } from "#archive/storage/packed-text.ts";
import { type HeldTiming, heldTiming } from "#contract/archive.ts";
import { paths } from "#contract/paths.ts";
import type { SessionCode } from "#contract/sessions.ts";
import {
  conditions,
  type TimedSession,
  timedSession,
  type TimingDocument,
} from "#contract/timing/session.ts";
import type { Document } from "./documents.ts";
import { type Row, type Versioned, versionIn, versionSql, versionValue } from "./version.ts";

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
