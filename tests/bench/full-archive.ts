import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importArchive, localDatabaseFile } from "#archive/import/database/local.ts";
import { step } from "../../scripts/lib/command.ts";
import { fullReleaseFor } from "../support/full-release.ts";

/**
 * Imports the full archive into a folder of its own, for as long as the work takes.
 *
 * @param work gets the folder (as Wrangler's `--persist-to`)
 * @throws Refusal where no full archive is at hand: figures of the starter would flatter
 */
export async function withFullArchive(work: (persistTo: string) => Promise<void>): Promise<void> {
  const release = fullReleaseFor("The bench");
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
