import type { DatabaseSync } from "node:sqlite";
import { tableNames } from "../database/schema.ts";
import { indexCount } from "./loads.ts";

/** Rows written per day on Cloudflare's free plan, and included per month in its paid plan. */
const freeRowsADay = 100_000;
const paidRowsAMonth = 50_000_000;

/** How many rows a push has to write. */
export type Plan = {
  /** Rows of each table of the local archive. */
  tables: ReadonlyMap<string, number>;
  /** Rows still to be sent. */
  rows: number;
  /** The same including index entries, as D1 counts rows written. */
  billed: number;
};

/**
 * Counts the rows that a push has to write.
 *
 * @param sent rows of each table sent before
 */
export function planOf(db: DatabaseSync, sent: ReadonlyMap<string, number>): Plan {
  const tables = new Map(tableNames.map((table) => [table, countRows(db, table)]));
  const left = [...tables].map(([table, rows]) => ({ table, rows: rows - (sent.get(table) ?? 0) }));
  return {
    tables,
    rows: left.reduce((sum, { rows }) => sum + rows, 0),
    billed: left.reduce((sum, { table, rows }) => sum + rows * (1 + indexCount(table)), 0),
  };
}

function countRows(db: DatabaseSync, table: string): number {
  return Number(db.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows);
}

/** Describes what a push writes, and which Cloudflare plan it needs. */
export function describePlan({ rows, billed }: Plan): string {
  const size = `${inWords(rows)} rows will be written, ${inWords(billed)} with index entries, which D1 counts too.`;
  if (billed <= freeRowsADay)
    return `${size} Cloudflare's free plan (${inWords(freeRowsADay)} a day) is enough.`;
  return [
    size,
    `That needs the Workers Paid plan (${inWords(paidRowsAMonth)} a month are included).`,
    `The free plan writes ${inWords(freeRowsADay)} a day: the push then stops at the limit and continues where`,
    `it stopped when run again, over ${Math.ceil(billed / freeRowsADay)} days in all.`,
  ].join("\n");
}

function inWords(count: number): string {
  return count.toLocaleString("en-GB");
}
