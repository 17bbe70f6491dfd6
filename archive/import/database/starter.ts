import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { DataError } from "../data-error.ts";
import { computedParts, shippedModels, writeShippedModels } from "../models/store-models.ts";
import {
  anyText,
  decimal,
  decimalOrNull,
  eachLine,
  integer,
  integerOrNull,
  type Line,
  textOrNull,
} from "../release/csv.ts";
import type { Feed, Row, Source } from "../source.ts";
import { type Column, columnsOf } from "./schema.ts";
import { tableRules } from "./tables.ts";

/** The folder of the facts that ship with the source: one CSV file for each table, its header the columns. */
export const starterFolder = fileURLToPath(new URL("../../starter/", import.meta.url));

/**
 * The starter as a source of rows. Empty cells are null, or "" in columns that are NOT NULL.
 *
 * @throws DataError if the folder has no starter
 */
export function starterSource(folder: string = starterFolder): Source {
  const files = readStarter(folder);
  const hash = createHash("sha256");
  for (const { model, part, fingerprint } of shippedModels(modelsIn(folder)))
    hash.update(`${model} ${part} ${fingerprint}\n`);
  for (const { file, bytes } of files) hash.update(`${file} ${bytes.length}\n`).update(bytes);
  return {
    extent: "starter",
    fingerprint: hash.digest("hex"),
    carriesSummaries: true,
    modelsFolder: modelsIn(folder),
    feeds: () => files.map(({ file, bytes }) => feedOf(file, bytes)),
  };
}

function modelsIn(folder: string): string {
  return join(folder, "models");
}

function feedOf(file: string, bytes: Uint8Array): Feed {
  const table = file.replace(/\.csv$/, "");
  const columns = columnsOf(table);
  return {
    table,
    file,
    each: (take) => void eachLine(file, bytes, (line) => take(rowOf(line, columns))),
  };
}

/** The starter's files, sorted by name. */
function readStarter(folder: string): Array<{ file: string; bytes: Uint8Array }> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".csv"))
    .toSorted();
  if (files.length === 0) throw new DataError("there is no starter archive in archive/starter");
  return files.map((file) => ({ file, bytes: readFileSync(join(folder, file)) }));
}

/** The starter is part of every clone, so its tables must stay small; models, laps and timing have files of their own. */
export const maxStarterBytes = 1_650_000;

/** The size of a starter's tables, in bytes. */
export function starterBytes(folder: string): number {
  return readStarter(folder).reduce((sum, { bytes }) => sum + bytes.length, 0);
}

function rowOf(line: Line, columns: ReadonlyArray<Column>): Row {
  return Object.fromEntries(columns.map((column) => [column.name, valueOf(line, column)]));
}

function valueOf(line: Line, { name, type, nullable }: Column): string | number | null {
  if (type === "TEXT") return nullable ? textOrNull(line, name) : anyText(line, name);
  if (type === "INTEGER") return nullable ? integerOrNull(line, name) : integer(line, name);
  return nullable ? decimalOrNull(line, name) : decimal(line, name);
}

/**
 * Writes the starter from a full archive: one CSV file for each table, and one for each model.
 *
 * @param archive the database file of an imported F1DB release
 * @returns bytes written, file by file
 */
export function writeStarter(archive: string, folder: string): Array<{ file: string; bytes: number }> {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name.endsWith(".csv")) rmSync(join(folder, name));
  }
  using db = new DatabaseSync(archive, { readOnly: true });
  const tables = starterTables().map(([table, rows]) => {
    const file = `${table}.csv`;
    const text = csvOf(db, table, rows);
    writeFileSync(join(folder, file), text);
    return { file, bytes: Buffer.byteLength(text) };
  });
  return [...tables, ...writeShippedModels(computedParts(db), modelsIn(folder))];
}

function starterTables(): Array<[table: string, rows: string]> {
  return Object.entries(tableRules).flatMap(([table, { starter }]): Array<[string, string]> =>
    starter === undefined ? [] : [[table, starter]],
  );
}

/** The selected rows in key order, so that the output is reproducible. */
function csvOf(db: DatabaseSync, table: string, rows: string): string {
  const columns = columnsOf(table);
  const names = columns.map((column) => column.name);
  const keys = columns.filter((column) => column.key).map((column) => column.name);
  const query = `SELECT ${names.join(", ")} FROM ${table} ${rows} ORDER BY ${keys.join(", ")}`;
  const lines = db
    .prepare(query)
    .all()
    .map((row) => names.map((name) => csvCell(row[name])).join(","));
  return `${[names.join(","), ...lines].join("\n")}\n`;
}

function csvCell(value: unknown): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") throw new Error("a starter holds texts and numbers only");
  return /[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
