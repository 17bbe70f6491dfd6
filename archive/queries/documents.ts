import type { D1Database } from "@cloudflare/workers-types";
import { nullable, object, parse, string } from "valibot";
import { unpack } from "./unpack.ts";
import { versionValue } from "./version.ts";

/** The archive's version and an answer, read at one moment so that they belong together. */
export const documentSql = `
  SELECT
    ${versionValue} AS version,
    (SELECT packed FROM document WHERE path = ?1) AS packed`;

export type Document = { version: string; body: string | ReadableStream<Uint8Array> };

const documentRow = object({ version: string(), packed: nullable(string()) });

/**
 * The answer prepared at import for a path of the API, as JSON in UTF-8.
 *
 * @param path the exact path with the canonical id, for example `/api/teams/ferrari/results`
 * @param empty the JSON to answer where nothing was prepared: the id is unknown or has no rows
 */
export async function readDocument(db: D1Database, path: string, empty: string = "[]"): Promise<Document> {
  const { version, packed } = parse(documentRow, await db.prepare(documentSql).bind(path).first());
  return { version, body: packed === null ? empty : unpack(packed) };
}
