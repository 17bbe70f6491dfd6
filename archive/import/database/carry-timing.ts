import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
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

/** How many sessions' timing was taken along, and how many were left since an older analysis computed them. */
export type Carried = { sessions: number; outdated: number };

/**
 * Takes the timing that was imported into one archive along into another, which is about to replace it. What the new
 * archive has of such a session gives way. What ships with the source is not taken along: the new one has its own.
 *
 * @param from the database file that is replaced; it may not exist, or be no archive
 * @param to the new archive's file
 */
export function carryTiming(from: string, to: string): Carried {
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

/** The archive in a file, for reading; null where there is none, or one with other tables for the timing. */
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
    // What cannot be opened as a database is no archive: there is nothing to keep of it.
    return [];
  }
}
