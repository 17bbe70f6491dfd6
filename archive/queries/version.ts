import type { D1Result } from "@cloudflare/workers-types";
import { object, parse, string, tuple } from "valibot";

/** Data, with the archive version it was read from. */
export type Versioned<Facts> = { version: string; facts: Facts };

/** A row from D1, not validated. */
export type Row = Record<string, unknown>;

/** The version as an SQL expression: of F1DB's data, and of the timing if any was imported. */
export const versionValue = `
    ((SELECT value FROM archive WHERE key = 'version') ||
      coalesce((SELECT '-' || value FROM timing_fact WHERE key = 'version'), ''))`;

/** The archive's version; run in one batch with other statements, so that both see the same archive. */
export const versionSql = `SELECT ${versionValue} AS version`;

const versionRows = tuple([object({ version: string() })]);

/** The version in the result of `versionSql`. */
export function versionIn(answer: D1Result<Row> | undefined): string {
  return parse(versionRows, answer?.results)[0].version;
}
