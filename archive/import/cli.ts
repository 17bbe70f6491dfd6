/**
 * The archive's commands: `sync` brings the local archive up to an F1DB release and, with `--remote`, the deployed
 * one; `starter` writes the facts that ship with the source.
 */
import { parseArgs } from "node:util";
import { runCommand, runCommandLine, sharedOptions, sharedUsage } from "./command-line.ts";
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
${sharedUsage}`;

await runCommandLine(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      ...sharedOptions,
      from: { type: "string" },
      yes: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const persistTo = values["persist-to"];
  await runCommand(positionals, {
    sync: () => syncBoth(persistTo, values),
    starter: () => writeStarterFromLocal(persistTo),
  });
});

type SyncValues = { from?: string; remote: boolean; yes: boolean; "database-id"?: string };

/** Syncs here, then there. What `--remote` needs is looked for first: an import would be for nothing without it. */
async function syncBoth(persistTo: string, values: SyncValues): Promise<void> {
  const remote = values.remote ? await remoteOptions(values["database-id"]) : null;
  await sync({ persistTo, from: values.from });
  if (remote === null || !(await pushLocalArchive(persistTo, remote, values.yes))) return;
  await bringMissingTiming(persistTo, remote);
}
