import { copyFileSync, mkdirSync, mkdtempSync, rmSync, existsSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { localDatabaseFile, ensureLocalArchive, importArchive } from "../database/local.ts";
import { setTimeout } from "node:timers/promises";

/** A test run shares its archives in this folder (scripts/test.ts); tests run on their own create one. */
const archives = process.env.TEST_ARCHIVES ?? ownFolder();

function ownFolder(): string {
  const own = mkdtempSync(join(tmpdir(), "f1-archives-"));
  process.once("exit", () => rmSync(own, { recursive: true, force: true }));
  return own;
}

/**
 * The file of a read-only archive, imported by whichever test needs it first; the others wait for it.
 *
 * @throws DataError if the release or the starter is damaged
 * @throws Error if the full archive is requested but F1DB_ARCHIVE is not set
 */
export async function archiveFile(archive: "starter" | "full"): Promise<string> {
  const file = join(archives, `${archive}.sqlite`);
  const building = join(archives, `building-${archive}`);
  while (!existsSync(file)) {
    // oxlint-disable-next-line no-await-in-loop -- another process imports it
    if (isTaken(building)) await setTimeout(100);
    else
      try {
        // oxlint-disable-next-line no-await-in-loop -- at most once
        renameSync(await importInto(building, archive), file);
      } finally {
        rmSync(building, { recursive: true, force: true });
      }
  }
  return file;
}

/** Tries to create the lock folder. @returns true if another process has it */
function isTaken(building: string): boolean {
  mkdirSync(dirname(building), { recursive: true });
  try {
    mkdirSync(building);
    return false;
  } catch {
    return true;
  }
}

async function importInto(building: string, archive: "starter" | "full"): Promise<string> {
  const file = localDatabaseFile(building);
  if (archive === "starter") await ensureLocalArchive({ persistTo: building });
  else {
    const release = process.env.F1DB_ARCHIVE;
    if (release === undefined) throw new Error("needs the full archive: set F1DB_ARCHIVE");
    mkdirSync(dirname(file), { recursive: true });
    importArchive({ release, file });
  }
  return file;
}

/** A new empty folder, deleted at the end of the block: `using folder = temporaryFolder()`. */
export function temporaryFolder(): Disposable & { path: string; file: (name: string) => string } {
  const path = mkdtempSync(join(tmpdir(), "f1-import-"));
  return {
    path,
    file: (name) => join(path, name),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** A new folder with a local copy of the starter archive, deleted at the end of the block. */
export async function starterCopy(): Promise<
  Disposable & { path: string; file: (name: string) => string; database: string }
> {
  const original = await archiveFile("starter");
  const folder = temporaryFolder();
  const database = localDatabaseFile(folder.path);
  mkdirSync(dirname(database), { recursive: true });
  copyFileSync(original, database);
  return { ...folder, database };
}
