import { archiveFacts, ensureLocalArchive, localDatabaseFile } from "#archive/import/local.ts";
import { stateFolder } from "./paths.ts";
import { step } from "./step.ts";

/** Sees to it that the local database holds an archive: the starter, unless a fitting one is there already. */
export async function ensureArchive(): Promise<void> {
  const hadFull = archiveFacts(localDatabaseFile(stateFolder))?.get("extent") === "full";
  const done = await step("Local archive", (say) =>
    ensureLocalArchive({ persistTo: stateFolder, onProgress: say }),
  );
  if (hadFull && done === "imported")
    console.log("  The full archive was made for other tables: npm run data:sync brings it back.");
}
