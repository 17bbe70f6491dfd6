import type { D1Result } from "@cloudflare/workers-types";
import { object, parse, string, tuple } from "valibot";

/** Facts, and the version of the archive at the moment they were read. */
export type Versioned<Facts> = { version: string; facts: Facts };

/** A row as D1 hands it over, before a schema has looked at it. */
export type Row = Record<string, unknown>;

/** Which archive this is; goes into one batch with a question, so that both see the same archive. */
export const versionSql = `SELECT value AS version FROM archive WHERE key = 'version'`;

const versionRows = tuple([object({ version: string() })]);

/** The version out of the answer to `versionSql`. */
export function versionIn(answer: D1Result<Row> | undefined): string {
  return parse(versionRows, answer?.results)[0].version;
}
