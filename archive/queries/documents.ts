import type { D1Database } from "@cloudflare/workers-types";
import { nullable, object, parse, string } from "valibot";

/** The archive's version and a text, read at one moment so that they belong together. */
export const documentSql = `
  SELECT
    (SELECT value FROM archive WHERE key = 'version') AS version,
    (SELECT body FROM document WHERE path = ?1) AS body`;

const documentRow = object({ version: string(), body: nullable(string()) });

/**
 * The answer prepared at import for a path of the API, as JSON text.
 *
 * @param path the exact path with the canonical id, for example `/api/teams/ferrari/results`
 * @returns an empty array where nothing was prepared: the id is unknown or has no rows
 */
export async function readDocument(db: D1Database, path: string): Promise<{ version: string; body: string }> {
  const { version, body } = parse(documentRow, await db.prepare(documentSql).bind(path).first());
  return { version, body: body ?? "[]" };
}
