import type { D1Database } from "@cloudflare/workers-types";
import { nullable, object, parse, string } from "valibot";
import { unpackStream } from "#archive/storage/packed-text.ts";
import { season } from "#contract/values.ts";
import { versionValue } from "./version.ts";

/**
 * The archive's version and a stored answer, in one statement so that they are consistent. If the isolate already has
 * the answer of version ?2, its text is omitted.
 */
export const documentSql = `
  SELECT
    ${versionValue} AS version,
    (SELECT packed FROM document WHERE path = ?1 AND ?2 <> ${versionValue}) AS packed`;

/** A stored answer as JSON, packed ones as a stream, and the archive's version that it is of. */
export type Document = { version: string; body: string | ReadableStream<Uint8Array> };

/** This isolate's recent answers: transferring a long text is what takes D1 longest. */
const recentDocuments = new Map<string, { version: string; packed: string }>();
const maxDocuments = 100;

const documentRow = object({ version: string(), packed: nullable(string()) });

/**
 * The stored answer for an API path, as JSON in UTF-8.
 *
 * @param path the exact path with the canonical id, for example `/api/teams/ferrari/results`
 * @param empty the JSON to return if none is stored: the id is unknown or has no rows
 */
export async function readDocument(db: D1Database, path: string, empty: string = "[]"): Promise<Document> {
  const before = recentDocuments.get(path);
  const asked = db.prepare(documentSql).bind(path, before?.version ?? "");
  const { version, packed: read } = parse(documentRow, await asked.first());
  const packed = before?.version === version ? before.packed : read;
  if (packed === null) return { version, body: empty };
  lruSet(recentDocuments, path, { version, packed }, maxDocuments);
  return { version, body: unpackStream(packed) };
}

/** A season's stored answer, and the last season of the calendar. */
export const seasonDocumentSql = `
  SELECT
    ${versionValue} AS version,
    (SELECT max(year) FROM race) AS last_season,
    (SELECT packed FROM document WHERE path = ?1) AS packed`;

/** The same for a season, with the last one of the calendar, which limits what can be asked for. */
export type SeasonDocument = Document & { last_season: number };

const seasonRow = object({ version: string(), last_season: season, packed: nullable(string()) });

/**
 * A season's stored answer as JSON in UTF-8, with the last season of the calendar.
 *
 * @param path the exact path of the season, for example `/api/races/2025`
 * @param empty the JSON to return if none is stored because the archive lacks the data
 */
export async function readSeasonDocument(
  db: D1Database,
  path: string,
  empty: string,
): Promise<SeasonDocument> {
  const row = parse(seasonRow, await db.prepare(seasonDocumentSql).bind(path).first());
  const { version, last_season, packed } = row;
  return { version, last_season, body: packed === null ? empty : unpackStream(packed) };
}

/** Adds an entry to a map of at most `max` entries: the oldest one is removed. */
export function lruSet<Value>(map: Map<string, Value>, key: string, value: Value, max: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest = key] = map.keys();
  if (map.size > max) map.delete(oldest);
}
