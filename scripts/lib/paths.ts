import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureLocalArchive, fullArchiveReplacedMessage } from "#archive/import/database/local.ts";
import { step } from "./command.ts";

/** The project's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The folder of the local database, for all commands. */
export const stateFolder = join(root, ".wrangler", "state");

/** Configurations of the built Workers. */
export const builtSite = join(root, "dist", "server", "wrangler.json");
export const builtArchive = join(root, "dist", "archive", "wrangler.json");

/** The built client files, as served to browsers. */
export const builtClient = join(root, "dist", "client");
export const builtStatic = join(root, "dist", "static");

/** Makes sure that the local database has an archive: the starter, unless there is a matching one already. */
export async function ensureArchive(): Promise<void> {
  const done = await step("Local archive", (say) =>
    ensureLocalArchive({ persistTo: stateFolder, onProgress: say }),
  );
  if (done === "replaced") console.log(`  ${fullArchiveReplacedMessage}`);
}
