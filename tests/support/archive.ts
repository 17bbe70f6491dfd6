import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ensureLocalArchive, importArchive, localDatabaseFile } from "#archive/import/database/local.ts";
import { fullRelease, needsFull } from "./full-release.ts";

/** Which facts a test's database holds: those that ship with the source, all of history, or none. */
export type TestArchive = "starter" | "full" | "empty";

/** A whole run shares its archives in this folder (scripts/test.ts); a test file that runs alone has its own. */
const folder = process.env.TEST_ARCHIVES ?? ownFolder();

function ownFolder(): string {
  const own = mkdtempSync(join(tmpdir(), "f1-archives-"));
  process.once("exit", () => rmSync(own, { recursive: true, force: true }));
  return own;
}

/**
 * The file of an archive that nobody may write to, imported by whoever needs it first.
 *
 * @throws DataError when the release or the starter is damaged
 * @throws Error when all of history is asked for on a machine that has none
 */
export async function archiveFile(archive: "starter" | "full"): Promise<string> {
  const file = join(folder, `${archive}.sqlite`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const building = mkdtempSync(join(folder, "building-"));
  const built = localDatabaseFile(building);
  if (archive === "full") importFull(built);
  else await ensureLocalArchive({ persistTo: building });
  // Two that need it at the same moment both import it, and each finds it whole.
  renameSync(built, file);
  rmSync(building, { recursive: true, force: true });
  return file;
}

/**
 * Puts an archive where the Workers of a test look for theirs.
 *
 * @throws Error when all of history is asked for on a machine that has none
 */
export async function prepareArchive(persistTo: string, archive: TestArchive): Promise<void> {
  if (archive === "empty") return;
  const original = await archiveFile(archive);
  const file = localDatabaseFile(persistTo);
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(original, file);
}

function importFull(file: string): void {
  if (fullRelease === undefined) throw new Error(needsFull);
  mkdirSync(dirname(file), { recursive: true });
  importArchive({ release: fullRelease, file });
}
