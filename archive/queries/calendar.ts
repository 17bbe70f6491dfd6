import type { D1Database } from "@cloudflare/workers-types";
import { nullable, object, parse, string } from "valibot";
import { season } from "#contract/values.ts";
import type { Document } from "./documents.ts";
import { unpack } from "./unpack.ts";

/** A season's calendar as it was prepared at import, and which season is the calendar's last. */
export const calendarSql = `
  SELECT
    (SELECT value FROM archive WHERE key = 'version') AS version,
    (SELECT max(year) FROM race) AS last_season,
    (SELECT packed FROM document WHERE path = ?1) AS packed`;

export type Calendar = Document & { last_season: number };

const calendarRow = object({ version: string(), last_season: season, packed: nullable(string()) });

/**
 * A season's calendar as JSON in UTF-8, with the season after which the archive knows no other.
 *
 * @param path the exact path of the season, for example `/api/races/2025`
 * @returns an empty array as `body` for a year without races
 */
export async function readCalendar(db: D1Database, path: string): Promise<Calendar> {
  const row = parse(calendarRow, await db.prepare(calendarSql).bind(path).first());
  const { version, last_season, packed } = row;
  return { version, last_season, body: packed === null ? "[]" : unpack(packed) };
}
