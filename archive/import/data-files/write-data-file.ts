import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import type { DataTable } from "./data-tables.ts";

/** A data file's metadata: rows of its table `_about`. */
export type AboutRows = Readonly<Record<string, string>>;

/** A data file's bytes, and the number of rows per table. */
export type WrittenFile = { bytes: Uint8Array; rows: ReadonlyMap<string, number> };

/** Set explicitly, so that a file does not depend on how SQLite was built. */
const pageSize = 4096;

/**
 * Writes tables of an archive into a SQLite file, with the data dictionary. The output is reproducible: rows are
 * inserted in key order, and nothing in the file depends on the time.
 *
 * @param archive the database that the tables' `source` refers to
 */
export function writeDataFile(
  archive: DatabaseSync,
  tables: ReadonlyArray<DataTable>,
  about: AboutRows,
): WrittenFile {
  using file = new DatabaseSync(":memory:");
  file.exec(`PRAGMA page_size = ${pageSize}; BEGIN`);
  const rows = new Map(tables.map((table) => [table.name, copyTable(archive, file, table)]));
  writeDictionary(file, tables, about);
  file.exec("COMMIT; ANALYZE");
  return { bytes: bytesOf(file), rows };
}

function copyTable(archive: DatabaseSync, file: DatabaseSync, table: DataTable): number {
  createTable(file, table);
  const { name, source, key, columns } = table;
  const values = columns.map((column) => `${column.from} AS ${column.name}`).join(", ");
  const marks = columns.map(() => "?").join(", ");
  const insert = file.prepare(`INSERT INTO ${name} VALUES (${marks})`);
  let count = 0;
  const query = archive.prepare(`SELECT ${values} FROM ${source} ORDER BY ${key.join(", ")}`);
  for (const row of query.iterate()) {
    insert.run(...columns.map((column) => row[column.name] ?? null));
    count += 1;
  }
  return count;
}

function createTable(file: DatabaseSync, { name, key, indexes, columns }: DataTable): void {
  const declared = columns.map((column) => `  ${column.name} ${column.type}`);
  file.exec(
    `CREATE TABLE ${name} (\n${[...declared, `  PRIMARY KEY (${key.join(", ")})`].join(",\n")}\n) WITHOUT ROWID`,
  );
  for (const index of indexes)
    file.exec(`CREATE INDEX ${name}_by_${index.join("_")} ON ${name} (${index.join(", ")})`);
}

/** The tables that describe all tables, including themselves. */
const describingTables: ReadonlyArray<DataTable> = [
  {
    name: "_about",
    about: "What the file is: version, source, licence",
    source: "",
    key: ["key"],
    indexes: [],
    columns: [
      { name: "key", type: "TEXT", meaning: "Which fact", unit: "", from: "key" },
      { name: "value", type: "TEXT", meaning: "What it is", unit: "", from: "value" },
    ],
  },
  {
    name: "_dictionary",
    about: "Every column of the file",
    source: "",
    key: ["table_name", "column_name"],
    indexes: [],
    columns: ["table_name", "column_name", "type", "meaning", "unit"].map((name, index) => ({
      name,
      type: "TEXT",
      meaning:
        ["Table", "Column", "Type", "What it says", "Unit; empty for names, places and counts"][index] ?? "",
      unit: "",
      from: name,
    })),
  },
];

function writeDictionary(file: DatabaseSync, tables: ReadonlyArray<DataTable>, about: AboutRows): void {
  for (const table of describingTables) createTable(file, table);
  const insertAbout = file.prepare("INSERT INTO _about VALUES (?, ?)");
  for (const [key, value] of Object.entries(about)) insertAbout.run(key, value);
  const insert = file.prepare("INSERT INTO _dictionary VALUES (?, ?, ?, ?, ?)");
  for (const { name, columns } of [...tables, ...describingTables])
    for (const column of columns) insert.run(name, column.name, column.type, column.meaning, column.unit);
}

/** The database as the bytes of a file, without free pages. */
function bytesOf(file: DatabaseSync): Uint8Array {
  const path = join(tmpdir(), `f1-data-file-${randomUUID()}.sqlite`);
  try {
    file.prepare("VACUUM INTO ?").run(path);
    return readFileSync(path);
  } finally {
    rmSync(path, { force: true });
  }
}
