import type { D1Database } from "@cloudflare/workers-types";
import { nullable, object, parse, string } from "valibot";
import { putRecent } from "./recent.ts";
import { unpack } from "./unpack.ts";
import { versionValue } from "./version.ts";

/**
 * The archive's version and an answer, read at one moment so that they belong together. Who has read the answer before
 * says from which version (?2), and is not handed it again: it would be the same.
 */
export const documentSql = `
  SELECT
    ${versionValue} AS version,
    (SELECT packed FROM document WHERE path = ?1 AND ?2 <> ${versionValue}) AS packed`;

export type Document = { version: string; body: string | ReadableStream<Uint8Array> };

/** What this isolate read last: to hand a long text over takes D1 more than all else that an answer needs. */
const readBefore = new Map<string, { version: string; packed: string }>();
const mostReadBefore = 100;

const documentRow = object({ version: string(), packed: nullable(string()) });

/**
 * The answer prepared at import for a path of the API, as JSON in UTF-8.
 *
 * @param path the exact path with the canonical id, for example `/api/teams/ferrari/results`
 * @param empty the JSON to answer where nothing was prepared: the id is unknown or has no rows
 */
export async function readDocument(db: D1Database, path: string, empty: string = "[]"): Promise<Document> {
  const before = readBefore.get(path);
  const asked = db.prepare(documentSql).bind(path, before?.version ?? "");
  const { version, packed: read } = parse(documentRow, await asked.first());
  const packed = before?.version === version ? before.packed : read;
  if (packed === null) return { version, body: empty };
  putRecent(readBefore, path, { version, packed }, mostReadBefore);
  return { version, body: unpack(packed) };
}
