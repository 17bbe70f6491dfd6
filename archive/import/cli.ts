/**
 * The archive's commands: `sync` brings the local archive up to an F1DB release and, with `--remote`, the deployed
 * one; `starter` writes the facts that ship with the source.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { messageOf } from "./data-error.ts";
import { bringMissingTiming } from "./openf1/command.ts";
import { pushLocalArchive, remoteOptions } from "./remote/command.ts";
import { writeStarterFromLocal } from "./starter-write.ts";
import { sync } from "./sync.ts";

const usage = `Usage:
  npm run data:sync                        brings the archive up to F1DB's newest release
  npm run data:sync -- --from FILE         takes the release (f1db-csv.zip) from a file
  npm run data:sync -- --remote [--yes]    brings the deployed archive up to it too
  npm run data:starter                     writes archive/starter from the local full archive

Options:
  --persist-to DIR     folder of the local D1 (default: .wrangler/state)
  --database-id ID     the deployed D1 (default: as archive/wrangler.toml says)`;

const root = fileURLToPath(new URL("../../", import.meta.url));

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

async function run(args: Array<string>): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: { type: "string" },
      remote: { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
      "persist-to": { type: "string", default: join(root, ".wrangler", "state") },
      "database-id": { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const [command, ...others] = positionals;
  const persistTo = values["persist-to"];
  if (values.help) console.log(usage);
  else if (command === "sync" && others.length === 0) await syncBoth(persistTo, values);
  else if (command === "starter" && others.length === 0) writeStarterFromLocal(persistTo);
  else throw new Error(`There is no such command: ${positionals.join(" ") || "none"} (--help lists them)`);
}

type SyncValues = { from?: string; remote: boolean; yes: boolean; "database-id"?: string };

/** Syncs here, then there. What `--remote` needs is looked for first: an import would be for nothing without it. */
async function syncBoth(persistTo: string, values: SyncValues): Promise<void> {
  const remote = values.remote ? await remoteOptions(values["database-id"]) : null;
  await sync({ persistTo, from: values.from });
  if (remote === null || !(await pushLocalArchive(persistTo, remote, values.yes))) return;
  await bringMissingTiming(persistTo, remote);
}
