import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importArchive, localDatabaseFile } from "#archive/import/local.ts";
import { Refusal } from "../../scripts/lib/refusal.ts";
import { step } from "../../scripts/lib/step.ts";

/**
 * Imports the full archive into a folder of its own, for as long as the work takes.
 *
 * @param work gets the folder (as Wrangler's `--persist-to`)
 * @throws Refusal where no full archive is at hand: figures of the starter would flatter
 */
export async function withFullArchive(work: (persistTo: string) => Promise<void>): Promise<void> {
  const release = fullRelease();
  const persistTo = mkdtempSync(join(tmpdir(), "f1-bench-"));
  try {
    const file = localDatabaseFile(persistTo);
    await step("Importing the full archive", async (say) =>
      importArchive({ release, file, onProgress: (_, detail) => say(detail) }),
    );
    await work(persistTo);
  } finally {
    rmSync(persistTo, { recursive: true, force: true });
  }
}

function fullRelease(): string {
  const release = process.env.F1DB_ARCHIVE;
  if (!release)
    throw new Refusal(
      "The bench needs the full archive: set F1DB_ARCHIVE to an F1DB release (f1db-csv.zip).",
    );
  if (!existsSync(release)) throw new Refusal(`F1DB_ARCHIVE names a file that is not there: ${release}`);
  return release;
}
