import type { DatabaseSync } from "node:sqlite";
import { DataError, messageOf } from "../data-error.ts";
import type { OnProgress, Row, Source } from "../source.ts";
import { columnsOf, schemaSql } from "./schema.ts";

/** The number of rows of a feed. */
export type Loaded = { table: string; file: string; rows: number };

/**
 * Creates the archive's tables in an empty database and fills them from a source.
 *
 * @returns the number of rows of each feed
 * @throws DataError at the first invalid row
 */
export function loadSource(db: DatabaseSync, source: Source, onProgress: OnProgress): Array<Loaded> {
  db.exec(schemaSql);
  db.exec("BEGIN");
  const feeds = source.feeds();
  const loaded = feeds.map(({ table, file, each }, index) => {
    const insert = inserter(db, table, file);
    let rows = 0;
    each((row) => {
      insert(row);
      rows += 1;
    });
    onProgress((index + 1) / feeds.length, file);
    return { table, file, rows };
  });
  db.exec("COMMIT");
  return loaded;
}

/**
 * Returns a function that inserts rows into a table.
 *
 * @param origin where the rows come from, for error messages
 */
export function inserter(db: DatabaseSync, table: string, origin: string): (row: Row) => void {
  const columns = columnsOf(table);
  const names = columns.map((column) => column.name);
  const keys = columns.filter((column) => column.key).map((column) => column.name);
  const marks = names.map(() => "?").join(", ");
  const insert = db.prepare(`INSERT INTO ${table} (${names.join(", ")}) VALUES (${marks})`);
  return (row) => {
    try {
      insert.run(...names.map((name) => valueOf(row, name)));
    } catch (error) {
      throw refusal(error, { table, origin, keys, row });
    }
  };
}

/** A missing column is a bug, not bad data. SQLite would insert null. */
function valueOf(row: Row, name: string): string | number | null {
  const value = row[name];
  if (value === undefined) throw new Error(`a row lacks ${name}`);
  return value;
}

type Refused = { table: string; origin: string; keys: ReadonlyArray<string>; row: Row };

/** Turns a constraint error into a message that identifies the row. */
function refusal(error: unknown, { table, origin, keys, row }: Refused): unknown {
  const [, kind, where] = /^(UNIQUE|NOT NULL) constraint failed: (.+)$/.exec(messageOf(error)) ?? [];
  const named = (where ?? "").split(", ").map((name) => name.replace(/^.*\./, ""));
  if (kind === "UNIQUE") return new DataError(`${origin}: ${table} has two rows with ${values(named, row)}`);
  if (kind === "NOT NULL") {
    return new DataError(`${origin}: ${table} has no ${named.join(", ")} for ${values(keys, row)}`);
  }
  return error;
}

/** For example "race_id 1, session R". */
function values(names: ReadonlyArray<string>, row: Row): string {
  return names.map((name) => `${name} ${row[name]}`).join(", ");
}
