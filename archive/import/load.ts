import type { DatabaseSync, StatementSync } from "node:sqlite";
import { DataError, messageOf } from "./data-error.ts";
import { readTables, schemaSql, type Column } from "./schema.ts";
import type { Feed, Row, Source } from "./source.ts";

/** How many rows a feed brought. */
export type Loaded = { table: string; file: string; rows: number };

/**
 * Makes the archive's tables in an empty database and fills them from a source.
 *
 * @returns what was taken, feed by feed
 * @throws DataError at the first row that cannot be taken
 */
export function loadSource(
  db: DatabaseSync,
  source: Source,
  onProgress: (line: string) => void,
): Array<Loaded> {
  const tables = readTables();
  const loaded: Array<Loaded> = [];
  db.exec(schemaSql);
  db.exec("BEGIN");
  for (const feed of source.feeds()) {
    const rows = insertRows(db, feed, tables.get(feed.table) ?? []);
    loaded.push({ table: feed.table, file: feed.file, rows });
    onProgress(`${feed.file}: ${rows} rows`);
  }
  db.exec("COMMIT");
  return loaded;
}

/** Inserts the rows of one feed; the table's columns decide about their order. */
export function insertRows(db: DatabaseSync, feed: Feed, columns: ReadonlyArray<Column>): number {
  const names = columns.map((column) => column.name);
  const marks = names.map(() => "?").join(", ");
  const insert = db.prepare(`INSERT INTO ${feed.table} (${names.join(", ")}) VALUES (${marks})`);
  let count = 0;
  for (const row of feed.rows) {
    insertRow(insert, feed, columns, row);
    count += 1;
  }
  return count;
}

function insertRow(insert: StatementSync, feed: Feed, columns: ReadonlyArray<Column>, row: Row): void {
  try {
    insert.run(
      ...columns.map(({ name }) => {
        const value = row[name];
        if (value === undefined) throw new Error(`a row for ${feed.table} lacks ${name}`);
        return value;
      }),
    );
  } catch (error) {
    throw refusal(error, feed, columns, row);
  }
}

/** Says which row the database refused, and why, in a person's words. */
function refusal(error: unknown, feed: Feed, columns: ReadonlyArray<Column>, row: Row): unknown {
  const message = messageOf(error);
  const keys = columns.filter((column) => column.key).map(({ name }) => `${name} ${row[name]}`);
  if (message.startsWith("UNIQUE constraint failed"))
    return new DataError(`${feed.file}: ${feed.table} has two rows with ${keys.join(", ")}`);
  const absent = /^NOT NULL constraint failed: \w+\.(\w+)/.exec(message)?.[1];
  if (absent !== undefined)
    return new DataError(`${feed.file}: ${feed.table} has no ${absent} for ${keys.join(", ")}`);
  return error;
}
