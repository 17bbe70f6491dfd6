import type { DatabaseSync } from "node:sqlite";
import { columnsOf } from "../database/schema.ts";

/** Rows of a table as a JSON array of arrays, and how many there are. */
export type Chunk = { json: string; rows: number };

/** D1 takes values of up to 2 MB; its statements are best kept small. */
const mostBytes = 90_000;

/**
 * The rows of a table in the order of its key, in chunks.
 *
 * @param skip so many rows are left out at the start: they have been sent before
 */
export function* chunksOf(db: DatabaseSync, table: string, skip: number): Iterable<Chunk> {
  let lines: Array<string> = [];
  let bytes = 0;
  for (const row of orderedRows(db, table, skip)) {
    const line = JSON.stringify(row);
    const length = Buffer.byteLength(line) + 1;
    if (lines.length > 0 && bytes + length > mostBytes) {
      yield chunk(lines);
      lines = [];
      bytes = 0;
    }
    lines.push(line);
    bytes += length;
  }
  if (lines.length > 0) yield chunk(lines);
}

function chunk(lines: ReadonlyArray<string>): Chunk {
  return { json: `[${lines.join(",")}]`, rows: lines.length };
}

function* orderedRows(db: DatabaseSync, table: string, skip: number): Iterable<Array<unknown>> {
  const columns = columnsOf(table);
  const names = columns.map((column) => column.name);
  const keys = columns.filter((column) => column.key).map((column) => column.name);
  const query = db.prepare(
    `SELECT ${names.join(", ")} FROM ${table} ORDER BY ${keys.join(", ")} LIMIT -1 OFFSET ?`,
  );
  for (const row of query.iterate(skip)) yield names.map((name) => row[name]);
}

/**
 * The statement that inserts a chunk, bound to its JSON, into a table under a versioned name. Rows that are there
 * already are written over, so that it may be sent twice.
 */
export function insertStatement(table: string, versioned: string): string {
  const columns = columnsOf(table);
  const names = columns.map((column) => column.name).join(", ");
  const values = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(", ");
  return `INSERT OR REPLACE INTO ${versioned} (${names}) SELECT ${values} FROM json_each(?)`;
}
