import type { D1Database } from "@cloudflare/workers-types";
import { array, nullable, object, parse, pipe, string } from "valibot";
import { flagColumn, jsonColumn } from "#archive/storage/columns.ts";
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

/** The sessions of a race weekend whose timing was imported, in order of time. Bound to year and round. */
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

/** The sessions out of the rows that answer `timedSessionsSql`. @throws ValiError when a row is damaged */
export function timedSessionsIn(rows: ReadonlyArray<Row> | undefined): Array<TimedSession> {
  return parse(timedSessionRows, rows);
}

/** One document of a session's timing, and why there is none. Bound to year, round, session and path. */
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

/** What the archive knows of a race, of its session, and of that session's timing. */
export type TimingAnswer = { race: boolean; session: boolean; imported: boolean; document: Document | null };

/** A document of a session's timing as JSON in UTF-8; null where it is not held, and how far the rest is known. */
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

/** Every session whose timing was imported, and the documents that it gave. */
export const heldTimingSql = `
  SELECT year, round, session, documents FROM timing_session ORDER BY year, round, started_at`;

const heldTimingRows = array(
  object({ ...heldTiming.entries, documents: pipe(jsonColumn, heldTiming.entries.documents) }),
);

/** The sessions whose timing is held, in order. @throws ValiError when a row is damaged */
export async function readHeldTiming(db: D1Database): Promise<Versioned<Array<HeldTiming>>> {
  const [version, held] = await db.batch<Row>([db.prepare(versionSql), db.prepare(heldTimingSql)]);
  return { version: versionIn(version), facts: parse(heldTimingRows, held?.results) };
}
