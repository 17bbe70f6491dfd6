import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readTables, type Column } from "./schema.ts";

/** The first season whose sessions the starter holds in detail: the site's default season. */
const detailFrom = 2025;

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
  const tables = readTables();
  return selections.map(([table, rows]) => {
    const file = `${table}.csv`;
    const text = csvOf(db, table, rows, tables.get(table) ?? []);
    writeFileSync(join(folder, file), text);
    return { file, bytes: Buffer.byteLength(text) };
  });
}

/** The chosen rows in the order of their keys, so that the same facts give the same file. */
function csvOf(db: DatabaseSync, table: string, rows: string, columns: ReadonlyArray<Column>): string {
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
  const text = value === null ? "" : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
