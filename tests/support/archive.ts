import { copyFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { localDatabaseFile } from "#archive/import/database/local.ts";
import { archiveFile } from "#archive/import/testing/shared-archive.ts";

/** Which facts a test's database holds: those that ship with the source, all of history, or none. */
export type TestArchive = "starter" | "full" | "empty";

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
