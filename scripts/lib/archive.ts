import { ensureLocalArchive } from "#archive/import/local.ts";
import { stateFolder } from "./paths.ts";
import { step } from "./step.ts";

/** Puts the starter archive into the local database, unless an archive is there already. */
export async function ensureArchive(): Promise<void> {
  await step("Local archive", (say) => ensureLocalArchive({ persistTo: stateFolder, onProgress: say }));
}
