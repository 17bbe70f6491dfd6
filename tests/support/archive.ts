import { copyFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { localDatabaseFile } from "#archive/import/database/local.ts";
import { archiveFile } from "#archive/import/testing/temporary-folder.ts";

/** The content of a test's database: the starter, the full archive, or nothing. */
export type TestArchive = "starter" | "full" | "empty";

/**
 * Puts an archive where a test's Workers expect it.
 *
 * @throws Error if the full archive is requested but F1DB_ARCHIVE is not set
 */
export async function prepareArchive(persistTo: string, archive: TestArchive): Promise<void> {
  if (archive === "empty") return;
  const original = await archiveFile(archive);
  const file = localDatabaseFile(persistTo);
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(original, file);
}
