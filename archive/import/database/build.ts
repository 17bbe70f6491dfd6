import { closeSync, fsyncSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pack } from "#archive/storage/packed-text-sync.ts";
import { deriveFacts } from "../derive/derive.ts";
import { documents } from "../documents/documents.ts";
import { driverSides } from "../documents/driver-sides.ts";
import { holdShipped } from "../openf1/starter-timing.ts";
import type { OnProgress, Source } from "../source.ts";
import { writeArchiveFacts } from "./archive-facts.ts";
import { type Carried, carryTiming } from "./carry-timing.ts";
import { checkFacts } from "./checks.ts";
import { inserter, loadSource, type Loaded } from "./load.ts";
import { replaceDatabase } from "./swap.ts";

/** What an import brought: the feeds of its source, and what was computed from them. */
export type Built = { loaded: Array<Loaded>; derived: Array<{ table: string; rows: number }> };

/** What replacing an archive brought, and the timing that was taken along from the old one. */
export type Replaced = Built & { timing: Carried };

/**
 * Puts a newly built archive in place of the one that a file holds, if any. Imported timing goes over to the new one.
 *
 * @throws DataError when the facts are not whole or do not fit together; the file is then as it was
 */
export function replaceArchive(source: Source, file: string, onProgress: OnProgress): Replaced {
  return replaceDatabase(file, (path) => {
    const built = buildArchive(source, path, onProgress);
    const timing = carryTiming(file, path);
    flush(path);
    return { ...built, timing };
  });
}

/** Sees to it that the bytes are on the disk before a rename makes the file the live one. */
function flush(path: string): void {
  const file = openSync(path, "r+");
  fsyncSync(file);
  closeSync(file);
}

/**
 * Builds a whole archive in a new SQLite file. The file may only be used when this returns.
 *
 * @param path where the file goes; nothing may be there yet
 * @throws DataError when the facts are not whole or do not fit together
 */
export function buildArchive(source: Source, path: string, onProgress: OnProgress): Built {
  const loaded = fill(source, path, onProgress);
  const derived = countDerived(path);
  return { loaded, derived };
}

/** How much of the time goes into reading the files and loading their rows. */
const shareOfLoading = 0.65;

function fill(source: Source, path: string, onProgress: OnProgress): Array<Loaded> {
  using db = new DatabaseSync(path);
  // A file whose build fails is deleted, and flushed once at the end: the journal need not be on the disk.
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
  onProgress(0.8, "documents");
  const insert = inserter(db, "document", "documents");
  for (const document of documents(db)) insert({ path: document.path, packed: pack(document.body) });
  const insertSide = inserter(db, "driver_side", "documents");
  for (const side of driverSides(db)) insertSide(side);
  holdShipped(db);
  writeArchiveFacts(db, source, new Date());
  db.exec("COMMIT");
  return loaded;
}

const derivedTables = ["driver_season_team", "driver_season", "team_season", "document", "driver_side"];

function countDerived(path: string): Array<{ table: string; rows: number }> {
  using db = new DatabaseSync(path, { readOnly: true });
  return derivedTables.map((table) => ({
    table,
    rows: Number(db.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows),
  }));
}
