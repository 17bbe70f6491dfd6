import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { ensureLocalArchive, importArchive, localDatabaseFile } from "#archive/import/local.ts";

/** The full F1DB release on this machine, where there is one. */
export const fullRelease = process.env.F1DB_ARCHIVE;
/** Why a test that needs it is skipped. */
export const needsFull = "needs the full archive: set F1DB_ARCHIVE";

/** Which facts a test's database holds: those that ship with the source, all of history, or none. */
export type TestArchive = "starter" | "full" | "empty";

/**
 * Puts an archive where the Workers of a test look for theirs.
 *
 * @throws when all of history is asked for on a machine that has none
 */
export async function prepareArchive(persistTo: string, archive: TestArchive): Promise<void> {
  if (archive === "starter") await ensureLocalArchive({ persistTo });
  if (archive !== "full") return;
  if (fullRelease === undefined) throw new Error(needsFull);
  const file = localDatabaseFile(persistTo);
  mkdirSync(dirname(file), { recursive: true });
  importArchive({ release: fullRelease, file });
}
