import type { DatabaseSync } from "node:sqlite";
import { tableNames } from "../database/schema.ts";
import { indexCount } from "./loads.ts";

/** What Cloudflare's free plan writes in a day, and what its paid plan includes in a month. */
const freeRowsADay = 100_000;
const paidRowsAMonth = 50_000_000;

/** How many rows a push has to write. */
export type Plan = {
  /** Rows of each table of the local archive. */
  tables: ReadonlyMap<string, number>;
  /** Rows that are still to be sent. */
  rows: number;
  /** The same with an entry for each index, as D1 counts rows written. */
  billed: number;
};

/**
 * Counts what a push has to write.
 *
 * @param sent rows of each table that are there already
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

/** Says in words what a push writes, and which of Cloudflare's plans that needs. */
export function describePlan({ rows, billed }: Plan): string {
  const size = `${inWords(rows)} rows will be written. D1 counts an entry for each index too: ${inWords(billed)} rows.`;
  if (billed <= freeRowsADay)
    return `${size} Cloudflare's free plan (${inWords(freeRowsADay)} a day) will do.`;
  return [
    size,
    `That needs the Workers Paid plan (${inWords(paidRowsAMonth)} a month are included).`,
    `The free plan writes ${inWords(freeRowsADay)} a day: there the push stops when they are used up, and goes on where`,
    `it stopped when it is run again, ${Math.ceil(billed / freeRowsADay)} days in all.`,
  ].join("\n");
}

function inWords(count: number): string {
  return count.toLocaleString("en-GB");
}
