import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DataError } from "../data-error.ts";

/**
 * Replaces a database file atomically by the one that `build` writes: at any moment, even if this process is killed,
 * the file is either the whole old database or the whole new one. If the build fails, the old file is unchanged.
 *
 * @param live the file to replace; it may not exist yet
 * @param build writes a complete database to the given path
 * @throws DataError if another process is using the old database
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
 * Checkpoints the old database's WAL into its file and removes it: left beside the new file, it would silently corrupt
 * it. From here until the rename, the old file alone is the whole old database.
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

/** Removes files left by killed imports, but not those of an import that is still running. */
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
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
