import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DataError } from "./data-error.ts";
import { archiveFacts, localDatabaseFile } from "./local.ts";
import { columnsOf, schemaFingerprint } from "./schema.ts";
import { starterFolder } from "./starter-source.ts";

/** The first season whose sessions the starter holds in detail: the site's default season. */
const detailFrom = 2025;

/** The starter is part of every clone: it stays small. */
const mostBytes = 1_500_000;

const ofDetailedRaces = `WHERE race_id IN (SELECT id FROM race WHERE year >= ${detailFrom})`;

/** The tables of the starter, each with the rows it takes; the empty text takes all. */
const selections: ReadonlyArray<[table: string, rows: string]> = [
  [
    "country",
    `WHERE id IN (SELECT country_id FROM circuit UNION SELECT country_id FROM grand_prix
      UNION SELECT country_id FROM driver UNION SELECT country_id FROM team UNION SELECT country_id FROM entrant)`,
  ],
  ["circuit", ""],
  ["grand_prix", ""],
  ["driver", ""],
  ["team", ""],
  ["engine", ""],
  ["entrant", ""],
  ["race", ""],
  ["session", ""],
  ["season_standing", ""],
  ["driver_season_team", ""],
  ["driver_season", ""],
  ["team_season", ""],
  ["result", ofDetailedRaces],
  ["timed_result", ofDetailedRaces],
  ["grid", ofDetailedRaces],
  ["pit_stop", ofDetailedRaces],
  ["fastest_lap", ofDetailedRaces],
  ["standing", `WHERE year >= ${detailFrom}`],
];

/**
 * Writes the starter from a full archive: one CSV file for each table.
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
  return selections.map(([table, rows]) => {
    const file = `${table}.csv`;
    const text = csvOf(db, table, rows);
    writeFileSync(join(folder, file), text);
    return { file, bytes: Buffer.byteLength(text) };
  });
}

/**
 * Writes the starter from the local archive, and prints what it weighs.
 *
 * @throws DataError when the local archive is no full one
 */
export function writeStarterFromLocal(persistTo: string): void {
  const archive = localDatabaseFile(persistTo);
  const facts = archiveFacts(archive);
  if (facts?.get("extent") !== "full" || facts.get("schema") !== schemaFingerprint()) {
    throw new DataError("There is no full archive here yet: npm run data:sync brings one");
  }
  const files = writeStarter(archive, starterFolder);
  for (const { file, bytes } of files) console.log(`${file.padEnd(28)}${kilobytes(bytes)}`);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${"in all".padEnd(28)}${kilobytes(total)}`);
  if (total > mostBytes) throw new DataError("The starter is too large: it may have 1.5 MB at most");
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(8)} kB`;
}

/** The chosen rows in the order of their keys, so that the same facts give the same file. */
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
