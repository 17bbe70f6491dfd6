import { closeSync, existsSync, fsyncSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pack } from "#archive/storage/packed-text-sync.ts";
import { storeDataFiles } from "../data-files/data-files.ts";
import { deriveFacts } from "../derive/derive.ts";
import { fillEntries } from "../derive/question-entries.ts";
import { documents } from "../documents/documents.ts";
import { driverSides } from "../documents/head-to-heads.ts";
import { addShippedLaps, shippedLaps } from "../laps/store-laps.ts";
import { storeModels } from "../models/store-models.ts";
import { addStarterTiming } from "../openf1/starter-timing.ts";
import type { OnProgress, Source } from "../source.ts";
import { writeArchiveFacts } from "./archive-facts.ts";
import { inserter, type Loaded, loadSource } from "./load.ts";
import { replaceDatabase } from "./swap.ts";
import { DataError } from "../data-error.ts";
import { tableRules } from "./tables.ts";
import { runAll } from "../openf1/local-database.ts";
import {
  heldSessionsIn,
  heldStatement,
  readStatements,
  storedSessionIn,
  storeStatements,
  timingFormat,
} from "../openf1/timing-store.ts";
import { columnsOf } from "./schema.ts";

/** Each query returns a sentence per problem. */
const plausibility: ReadonlyArray<string> = [
  ...["standing", "season_standing"].flatMap((table) => [
    `SELECT '${table} names the unknown driver ' || entity_id FROM ${table}
      WHERE kind = 'driver' AND entity_id NOT IN (SELECT id FROM driver)`,
    `SELECT '${table} names the unknown team ' || entity_id FROM ${table}
      WHERE kind = 'constructor' AND entity_id NOT IN (SELECT id FROM team)`,
    `SELECT '${table} names the unknown engine ' || engine_id FROM ${table}
      WHERE kind = 'constructor' AND engine_id NOT IN (SELECT id FROM engine)`,
    `SELECT '${table} has the season ' || year || ', which the calendar lacks' FROM ${table}
      WHERE year NOT IN (SELECT year FROM race)`,
  ]),
  `SELECT 'standing has round ' || round || ' of ' || year || ', which the calendar lacks' FROM standing
    WHERE (year, round) NOT IN (SELECT year, round FROM race)`,
  `SELECT 'the calendar begins in ' || min(year) || ', expected 1950' FROM race HAVING min(year) <> 1950`,
  `SELECT 'the calendar has no season ' || (year + 1) FROM race
    WHERE year + 1 NOT IN (SELECT year FROM race) AND year < (SELECT max(year) FROM race)`,
  `SELECT 'the rounds of ' || year || ' are not 1 to ' || count(*) FROM race
    GROUP BY year HAVING min(round) <> 1 OR max(round) <> count(*)`,
  `SELECT 'round ' || round || ' of ' || year || ' takes place on ' || date FROM race
    WHERE substr(date, 1, 4) <> CAST(year AS TEXT)`,
  `SELECT 'the race of round ' || round || ' of ' || year || ' has only ' || count(*) || ' results'
    FROM race JOIN result ON result.race_id = race.id AND session = 'R'
    GROUP BY race.id HAVING count(*) < 10`,
  `SELECT 'round ' || round || ' of ' || year || ' has no result, though later races have' FROM race
    WHERE id NOT IN (SELECT race_id FROM result WHERE session = 'R')
    AND year >= (SELECT min(year) FROM race JOIN result ON race_id = id)
    AND date < (SELECT max(date) FROM race JOIN result ON race_id = id)`,
  `SELECT 'round ' || round || ' of ' || year || ' has results, but no standings after it' FROM race
    WHERE id IN (SELECT race_id FROM result WHERE session = 'R')
    AND (year, round) NOT IN (SELECT year, round FROM standing WHERE kind = 'driver')`,
];

/** For full releases only: every season before the calendar's last one must be complete. */
const completeness = `SELECT 'round ' || round || ' of ' || year || ' has no result' FROM race
  WHERE year < (SELECT max(year) FROM race) AND id NOT IN (SELECT race_id FROM result WHERE session = 'R')`;

/**
 * Checks a filled database: every reference resolves, and calendar, results and standings are consistent.
 *
 * @throws DataError with the first problem
 */
function checkFacts(db: DatabaseSync, extent: "starter" | "full"): void {
  const queries = [...unresolvedReferences(), ...plausibility, ...(extent === "full" ? [completeness] : [])];
  for (const query of queries) {
    const found = db.prepare(`SELECT (${query} LIMIT 1) AS fault`).get();
    if (typeof found?.fault === "string") throw new DataError(found.fault);
  }
}

function unresolvedReferences(): Array<string> {
  return Object.entries(tableRules).flatMap(([table, { references = {} }]) =>
    Object.entries(references).map(
      ([
        column,
        other,
      ]) => `SELECT '${table}.${column} is ' || ${column} || ', which ${other} lacks' FROM ${table}
        WHERE ${column} IS NOT NULL AND ${column} NOT IN (SELECT id FROM ${other})`,
    ),
  );
}

/** Row counts of an import: loaded from its source, and derived from them. */
type Built = { loaded: Array<Loaded>; derived: Array<{ table: string; rows: number }> };

/** Row counts of an import that replaced an archive, and the timing copied from the old one. */
export type Replaced = Built & { timing: CopiedTiming };

/**
 * Builds an archive and replaces the one in a file, if any. Imported timing is copied to the new one.
 *
 * @throws DataError if the data is incomplete or inconsistent; the file is then unchanged
 */
export function replaceArchive(source: Source, file: string, onProgress: OnProgress): Replaced {
  return replaceDatabase(file, (path) => {
    const built = buildArchive(source, path, onProgress, file);
    const timing = copyTiming(file, path);
    flush(path);
    return { ...built, timing };
  });
}

/** Flushes the file to disk, so that the rename cannot make an incomplete one live. */
function flush(path: string): void {
  const file = openSync(path, "r+");
  fsyncSync(file);
  closeSync(file);
}

/**
 * Builds a whole archive in a new SQLite file, which may be used only once this returns.
 *
 * @param path of the new file, which must not exist yet
 * @param replaced the database file that it replaces; models' results are taken from it if still valid
 * @throws DataError if the data is incomplete or inconsistent
 */
export function buildArchive(
  source: Source,
  path: string,
  onProgress: OnProgress,
  replaced: string | null = null,
): Built {
  const loaded = fill(source, path, onProgress, replaced);
  const derived = countDerived(path);
  return { loaded, derived };
}

/** The share of the time spent loading, for the progress bar. */
const shareOfLoading = 0.65;

function fill(source: Source, path: string, onProgress: OnProgress, replaced: string | null): Array<Loaded> {
  using db = new DatabaseSync(path);
  // A failed build's file is deleted, and a good one is flushed at the end, so the journal need not be on disk.
  // OFF would do, but Node 24.21 opens databases in SQLite's defensive mode, which ignores it.
  db.exec("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF");
  const loaded = loadSource(db, source, (share, file) => onProgress(share * shareOfLoading, file));
  db.exec("BEGIN");
  if (!source.carriesSummaries) {
    onProgress(shareOfLoading, "summaries");
    deriveFacts(db);
  }
  onProgress(0.75, "checks");
  checkFacts(db, source.extent);
  storeModels(db, { ofFacts: source.modelsFolder, replaced }, (share, part) =>
    onProgress(0.76 + share * 0.04, part),
  );
  fillEntries(db);
  onProgress(0.8, "documents");
  const insert = inserter(db, "document", "documents");
  for (const document of documents(db)) insert({ path: document.path, packed: pack(document.body) });
  const insertSide = inserter(db, "driver_side", "documents");
  for (const side of driverSides(db)) insertSide(side);
  addStarterTiming(db);
  onProgress(0.85, "laps");
  addShippedLaps(db);
  writeArchiveFacts(db, source, new Date());
  onProgress(0.9, "data files");
  storeDataFiles(db, shippedLaps());
  db.exec("COMMIT");
  return loaded;
}

const derivedTables = [
  "season_scoring",
  "driver_season_team",
  "driver_season",
  "team_season",
  "model_part",
  "entry",
  "document",
  "driver_side",
  "data_file",
];

function countDerived(path: string): Array<{ table: string; rows: number }> {
  using db = new DatabaseSync(path, { readOnly: true });
  return derivedTables.map((table) => ({
    table,
    rows: Number(db.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows),
  }));
}

/** How many sessions were copied, and how many were not because of an older format. */
export type CopiedTiming = { sessions: number; outdated: number };

/**
 * Copies imported timing from an archive into its replacement, where it takes precedence over the replacement's own.
 * Timing that ships with the source is not copied: the new archive has it.
 *
 * @param from the database file to be replaced; it may be missing or not an archive
 * @param to the new archive's file
 */
function copyTiming(from: string, to: string): CopiedTiming {
  using old = openTiming(from);
  if (old === null) return { sessions: 0, outdated: 0 };
  using fresh = new DatabaseSync(to);
  const imported = heldSessionsIn(runAll(old, [heldStatement])[0]).filter(
    (held) => held.imported_at !== null,
  );
  const current = imported.filter((held) => held.format === timingFormat);
  fresh.exec("BEGIN");
  for (const session of current) {
    runAll(fresh, storeStatements(storedSessionIn(runAll(old, readStatements(session)))));
  }
  fresh.exec("COMMIT");
  return { sessions: current.length, outdated: imported.length - current.length };
}

/** Opens an archive for reading; null if there is none, or its timing tables differ. */
function openTiming(file: string): DatabaseSync | null {
  if (!existsSync(file)) return null;
  const db = new DatabaseSync(file, { readOnly: true });
  const columns = columnsOf("timing_session").map(({ name }) => name);
  if (columnsIn(db, "timing_session").join() === columns.join()) return db;
  db.close();
  return null;
}

function columnsIn(db: DatabaseSync, table: string): Array<string> {
  try {
    const columns = db.prepare("SELECT name FROM pragma_table_info(?) ORDER BY cid").all(table);
    return columns.map(({ name }) => String(name));
  } catch {
    // Not a database: nothing to copy.
    return [];
  }
}
