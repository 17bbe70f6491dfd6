import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { ensureLocalArchive, importArchive, localDatabaseFile } from "#archive/import/local.ts";

declare module "vitest" {
  // Declaration merging, which this is, works on interfaces only.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    /** The database file of the starter that ships with the source. */
    starterArchive: string;
    /** The database file of a full archive; null where no release was named. */
    fullArchive: string | null;
  }
}

const folder = mkdtempSync(join(tmpdir(), "f1-facts-"));

/**
 * Imports the archives that the facts are checked against, once for all test files: the starter always, a full
 * archive where `F1DB_ARCHIVE` names an F1DB release.
 *
 * @throws DataError when a release or the starter is damaged
 */
export async function setup(project: TestProject): Promise<void> {
  try {
    await ensureLocalArchive({ persistTo: folder });
    project.provide("starterArchive", localDatabaseFile(folder));
    project.provide("fullArchive", importRelease(process.env.F1DB_ARCHIVE));
  } catch (error) {
    // Vitest does not tear down what failed to set up.
    teardown();
    throw error;
  }
}

/** Removes both archives again. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}

function importRelease(release: string | undefined): string | null {
  if (release === undefined || release === "") return null;
  const file = join(folder, "full.sqlite");
  importArchive({ release, file });
  return file;
}
