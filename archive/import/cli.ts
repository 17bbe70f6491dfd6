/**
 * The archive's commands: `sync` brings the local archive up to an F1DB release and, with `--remote`, the deployed
 * one; `file` writes it as files for others; `starter` writes the facts that ship with the source.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { runCommand, runCommandLine, sharedOptions, sharedUsage } from "./command-line.ts";
import { readDataFiles } from "./data-files/data-files.ts";
import { DataError } from "./data-error.ts";
import { readArchiveFacts } from "./database/archive-facts.ts";
import { ensureLocalArchive, localDatabaseFile } from "./database/local.ts";
import { schemaFingerprint } from "./database/schema.ts";
import { starterFolder, writeStarter } from "./database/starter.ts";
import { bringMissingTiming } from "./openf1/sync-command.ts";
import { pushLocalArchive, remoteOptions } from "./remote/push-command.ts";
import { sync } from "./sync-archive.ts";

/** The starter is part of every clone, so it must stay small: 1.6 MB for its tables, the rest for the models. */
const maxStarterBytes = 1_750_000;

const usage = `Usage:
  npm run data:sync                        brings the archive up to F1DB's newest release
  npm run data:sync -- --from FILE         takes the release (f1db-csv.zip) from a file
  npm run data:sync -- --remote [--yes]    brings the deployed archive up to it too
  npm run data:file                        writes the archive as SQLite files into data-files/
  npm run data:file -- --out DIR           writes them into another folder
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
      out: { type: "string", default: "data-files" },
    },
  });
  if (values.help) return console.log(usage);
  const persistTo = values["persist-to"];
  await runCommand(positionals, {
    sync: () => syncBoth(persistTo, values),
    file: () => writeFiles(persistTo, values.out),
    starter: () => writeStarterFromLocal(persistTo),
  });
});

type SyncValues = { from?: string; remote: boolean; yes: boolean; "database-id"?: string };

/** Syncs locally, then remotely. Settings for `--remote` are checked first: without them the import would be wasted. */
async function syncBoth(persistTo: string, values: SyncValues): Promise<void> {
  const remote = values.remote ? await remoteOptions(values["database-id"]) : null;
  await sync({ persistTo, from: values.from });
  if (remote === null || !(await pushLocalArchive(persistTo, remote, values.yes))) return;
  await bringMissingTiming(persistTo, remote);
}

/** Writes the data files of the local archive, or else of the starter archive, with checksums. */
async function writeFiles(persistTo: string, folder: string): Promise<void> {
  await ensureLocalArchive({ persistTo });
  mkdirSync(folder, { recursive: true });
  using db = new DatabaseSync(localDatabaseFile(persistTo), { readOnly: true });
  for (const { kind, content, sha256 } of readDataFiles(db)) {
    const name = `f1-${kind}.sqlite`;
    writeFileSync(join(folder, name), content);
    writeFileSync(join(folder, `${name}.sha256`), `${sha256}  ${name}\n`);
    console.log(`${join(folder, name).padEnd(36)}${kilobytes(content.length)}  sha256 ${sha256}`);
  }
}

/**
 * Writes archive/starter from the local archive, and prints its size.
 *
 * @throws DataError when there is no full archive of this version's tables
 */
function writeStarterFromLocal(persistTo: string): void {
  const archive = localDatabaseFile(persistTo);
  const facts = readArchiveFacts(archive);
  if (facts?.get("extent") !== "full" || facts.get("schema") !== schemaFingerprint()) {
    throw new DataError("There is no full archive yet: run npm run data:sync");
  }
  const files = writeStarter(archive, starterFolder);
  for (const { file, bytes } of files) console.log(`${file.padEnd(28)}${kilobytes(bytes)}`);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${"in all".padEnd(28)}${kilobytes(total)}`);
  if (total > maxStarterBytes) throw new DataError("The starter is too large: the limit is 1.75 MB");
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(8)} kB`;
}
