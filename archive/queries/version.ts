import type { D1Result } from "@cloudflare/workers-types";
import { object, parse, string, tuple } from "valibot";

/** Facts, and the version of the archive at the moment they were read. */
export type Versioned<Facts> = { version: string; facts: Facts };

/** A row as D1 hands it over, before a schema has looked at it. */
export type Row = Record<string, unknown>;

/** The version of what is held, as a value in SQL: F1DB's facts, and the timing where some was imported. */
export const versionValue = `
    ((SELECT value FROM archive WHERE key = 'version') ||
      coalesce((SELECT '-' || value FROM timing_fact WHERE key = 'version'), ''))`;

/** Which archive this is; goes into one batch with a question, so that both see the same archive. */
export const versionSql = `SELECT ${versionValue} AS version`;

const versionRows = tuple([object({ version: string() })]);

/** The version out of the answer to `versionSql`. */
export function versionIn(answer: D1Result<Row> | undefined): string {
  return parse(versionRows, answer?.results)[0].version;
}
