import type { D1Database } from "@cloudflare/workers-types";
import { array, object, parse, pipe } from "valibot";
import { jsonColumn } from "#archive/import/column-values.ts";
import { type HeldTiming, heldTiming } from "#contract/held.ts";
import { type Row, type Versioned, versionIn, versionSql } from "./version.ts";

/** Every session whose timing was imported, and the documents that it gave. */
export const heldTimingSql = `
  SELECT year, round, session, documents FROM timing_session ORDER BY year, round, started_at`;

const rows = array(
  object({ ...heldTiming.entries, documents: pipe(jsonColumn, heldTiming.entries.documents) }),
);

/** The sessions whose timing is held, in order. @throws ValiError when a row is damaged */
export async function readHeldTiming(db: D1Database): Promise<Versioned<Array<HeldTiming>>> {
  const [version, held] = await db.batch<Row>([db.prepare(versionSql), db.prepare(heldTimingSql)]);
  return { version: versionIn(version), facts: parse(rows, held?.results) };
}
