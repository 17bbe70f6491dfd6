import { ensureLocalArchive, fullArchiveReplacedMessage } from "#archive/import/database/local.ts";
import { stateFolder } from "./paths.ts";
import { step } from "./step.ts";

/** Sees to it that the local database holds an archive: the starter, unless a fitting one is there already. */
export async function ensureArchive(): Promise<void> {
  const done = await step("Local archive", (say) =>
    ensureLocalArchive({ persistTo: stateFolder, onProgress: say }),
  );
  if (done === "replaced") console.log(`  ${fullArchiveReplacedMessage}`);
}
