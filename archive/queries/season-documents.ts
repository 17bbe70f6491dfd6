import type { D1Database } from "@cloudflare/workers-types";
import { nullable, object, parse, string } from "valibot";
import { season } from "#contract/values.ts";
import type { Document } from "./documents.ts";
import { unpack } from "./unpack.ts";
import { versionValue } from "./version.ts";

/** A season's answer as it was prepared at import, and which season is the calendar's last. */
export const seasonDocumentSql = `
  SELECT
    ${versionValue} AS version,
    (SELECT max(year) FROM race) AS last_season,
    (SELECT packed FROM document WHERE path = ?1) AS packed`;

export type SeasonDocument = Document & { last_season: number };

const documentRow = object({ version: string(), last_season: season, packed: nullable(string()) });

/**
 * A season's answer as JSON in UTF-8, with the season after which the archive knows no other.
 *
 * @param path the exact path of the season, for example `/api/races/2025`
 * @param empty the JSON to answer where nothing was prepared: the archive lacks what the answer is made of
 */
export async function readSeasonDocument(
  db: D1Database,
  path: string,
  empty: string,
): Promise<SeasonDocument> {
  const row = parse(documentRow, await db.prepare(seasonDocumentSql).bind(path).first());
  const { version, last_season, packed } = row;
  return { version, last_season, body: packed === null ? empty : unpack(packed) };
}
