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

/** How many sessions were copied, and how many were not because of an older format. */
export type CopiedTiming = { sessions: number; outdated: number };

/**
 * Copies imported timing from an archive into its replacement, where it takes precedence over the replacement's own.
 * Timing that ships with the source is not copied: the new archive has it.
 *
 * @param from the database file to be replaced; it may be missing or not an archive
 * @param to the new archive's file
 */
export function copyTiming(from: string, to: string): CopiedTiming {
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
