import type { TestProject } from "vitest/node";
import { archiveFile } from "#archive/import/testing/temporary-folder.ts";

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

/**
 * Has the archives that the facts are checked against, once for all test files: the starter always, a full archive
 * where `F1DB_ARCHIVE` names an F1DB release.
 *
 * @throws DataError when a release or the starter is damaged
 */
export async function setup(project: TestProject): Promise<void> {
  project.provide("starterArchive", await archiveFile("starter"));
  project.provide("fullArchive", process.env.F1DB_ARCHIVE ? await archiveFile("full") : null);
}
