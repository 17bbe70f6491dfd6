import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DataError } from "../data-error.ts";

/**
 * Replaces a database file by the one that `build` writes, atomically: at any moment, also when this process is killed,
 * the file is the whole old database or the whole new one. A failed build leaves the old file as it was.
 *
 * @param live the file to replace; it may not exist yet
 * @param build writes a complete database to the path it is given
 * @throws DataError when another process is in the midst of using the old database
 */
export function replaceDatabase<Result>(live: string, build: (path: string) => Result): Result {
  mkdirSync(dirname(live), { recursive: true });
  removeLeftovers(live);
  const fresh = `${live}.importing-${process.pid}`;
  try {
    const result = build(fresh);
    checkpoint(live);
    renameSync(fresh, live);
    return result;
  } finally {
    rmSync(fresh, { force: true });
    rmSync(`${fresh}-journal`, { force: true });
  }
}

/**
 * Writes the old database's log into its file and removes the log: beside the new file, an old log would corrupt
 * it without a word. From here until the rename the old file alone is the whole old database.
 */
function checkpoint(live: string): void {
  if (existsSync(live)) truncateLog(live);
  removeLog(live);
}

function truncateLog(live: string): void {
  try {
    using db = new DatabaseSync(live, { timeout: 1000 });
    const log = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
    if (log?.busy === 1 && log.log !== log.checkpointed) {
      throw new DataError("another process is using the database: stop it and try again");
    }
  } catch (error) {
    // A file that is not a database is simply replaced.
    if (error instanceof DataError) throw error;
  }
}

function removeLog(live: string): void {
  rmSync(`${live}-wal`, { force: true });
  rmSync(`${live}-shm`, { force: true });
}

/** Removes what killed imports left beside the file; the work of an import that still runs stays. */
function removeLeftovers(live: string): void {
  const prefix = `${basename(live)}.importing-`;
  for (const name of readdirSync(dirname(live)).filter((entry) => entry.startsWith(prefix))) {
    if (!isRunning(Number.parseInt(name.slice(prefix.length), 10))) {
      rmSync(join(dirname(live), name), { force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user may not be asked, but it is there.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
