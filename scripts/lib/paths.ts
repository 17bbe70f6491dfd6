import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureLocalArchive, fullArchiveReplacedMessage } from "#archive/import/database/local.ts";
import { step } from "./step.ts";

/** Folder of the project. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where every command keeps the local database. */
export const stateFolder = join(root, ".wrangler", "state");

/** Configurations of the built Workers, as the build writes them. */
export const builtSite = join(root, "dist", "server", "wrangler.json");
export const builtArchive = join(root, "dist", "archive", "wrangler.json");

/** The files that browsers load, as the build writes them and as the front serves them. */
export const builtClient = join(root, "dist", "client");
export const builtStatic = join(root, "dist", "static");

/** Sees to it that the local database holds an archive: the starter, unless a fitting one is there already. */
export async function ensureArchive(): Promise<void> {
  const done = await step("Local archive", (say) =>
    ensureLocalArchive({ persistTo: stateFolder, onProgress: say }),
  );
  if (done === "replaced") console.log(`  ${fullArchiveReplacedMessage}`);
}
