/**
 * The archive's commands: `sync` brings the local archive up to an F1DB release and, with `--remote`, the deployed
 * one; `file` writes it as files for others; `starter` writes the facts that ship with the source.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { progressBar, runCommand, runCommandLine, sharedOptions, sharedUsage } from "./command-line.ts";
import { readDataFiles } from "./data-files/data-files.ts";
import { DataError, messageOf } from "./data-error.ts";
import { readArchiveFacts, versionOf } from "./database/archive-facts.ts";
import { ensureLocalArchive, localDatabaseFile } from "./database/local.ts";
import { schemaFingerprint } from "./database/schema.ts";
import { maxStarterBytes, starterBytes, starterFolder, writeStarter } from "./database/starter.ts";
import { bringMissingTiming } from "./openf1/sync-command.ts";
import { pushLocalArchive, remoteOptions } from "./remote/push-command.ts";
import { type CopiedTiming, replaceArchive, type Replaced } from "./database/build.ts";
import { eachLine } from "./release/csv.ts";
import { download, megabytes, releaseAddress } from "./release/download.ts";
import { nameFiles } from "./release/f1db-feed.ts";
import { f1dbSource, filesRead, loadedFiles } from "./release/f1db-source.ts";
import { openZip, type ZipFiles } from "./release/zip.ts";

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
  const tables = starterBytes(starterFolder);
  console.log(`${"tables in all".padEnd(28)}${kilobytes(tables)}`);
  if (tables > maxStarterBytes)
    throw new DataError(
      `The starter’s tables are too large: the limit is ${kilobytes(maxStarterBytes).trim()}`,
    );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(8)} kB`;
}

type SyncOptions = {
  /** The persistence folder of the local D1. */
  persistTo: string;
  /** Path of an `f1db-csv.zip`; by default the latest release is downloaded. */
  from: string | undefined;
};

/**
 * Updates the local archive to an F1DB release, and prints what was imported and what was not.
 *
 * @throws DataError if the release is unavailable or damaged; the archive is then unchanged
 */
async function sync({ persistTo, from }: SyncOptions): Promise<void> {
  try {
    const bytes = from === undefined ? await downloadRelease() : readRelease(from);
    importRelease(openZip(bytes), localDatabaseFile(persistTo));
  } catch (error) {
    throw new DataError(`${messageOf(error)}. The archive is unchanged.`, { cause: error });
  }
}

function importRelease(release: ZipFiles, file: string): void {
  const source = f1dbSource(release);
  const version = versionOf(source);
  if (readArchiveFacts(file)?.get("version") === version) {
    console.log(`The archive already has this release (version ${version}).`);
    return;
  }
  const started = performance.now();
  const report = prepareReport(release);
  const progress = progressBar("Importing F1DB");
  try {
    const replaced = replaceArchive(source, file, progress.show);
    progress.clear();
    console.log(report(replaced));
  } finally {
    progress.clear();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Imported in ${seconds} s: version ${version}.`);
}

async function downloadRelease(): Promise<Uint8Array> {
  const progress = progressBar("Downloading F1DB");
  try {
    return await download(process.env.F1DB_URL || releaseAddress, {
      onProgress: (received, total) => progress.show(...downloaded(received, total)),
    });
  } finally {
    progress.clear();
  }
}

function downloaded(received: number, total: number | null): [share: number, detail: string] {
  if (total === null) return [0, `${megabytes(received)} MB`];
  return [received / total, `${megabytes(received)} of ${megabytes(total)} MB`];
}

function readRelease(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new DataError(`${path} cannot be read: ${messageOf(error)}`);
  }
}

/** A line of the report: file or computation, table, and number of rows. */
type ReportLine = { what: string; into: string; rows: number };

/**
 * Prepares the report of an import: reads the files of the release that the import does not load. Call it before the
 * import, so that a release with any damaged file is rejected.
 *
 * @returns a function that writes the report of the finished import
 * @throws DataError if one of those files is damaged
 */
function prepareReport(release: ZipFiles): (replaced: Replaced) => string {
  const names = Object.values(nameFiles)
    .filter((file) => !loadedFiles.has(file))
    .map((file) => ({ what: kindOf(file), into: "(looked up)", rows: countRows(release, file) }));
  const leftOut = [...release.names]
    .filter((file) => file.endsWith(".csv") && !filesRead.has(file))
    .toSorted()
    .map((file) => ({ what: kindOf(file), into: "–", rows: countRows(release, file) }));
  return ({ loaded, derived, timing }) => {
    const taken = loaded.map(({ file, table, rows }) => ({ what: kindOf(file), into: table, rows }));
    const computed = derived.map(({ table, rows }) => ({ what: "(computed)", into: table, rows }));
    return [
      ...section("Taken from F1DB", [...taken, ...names]),
      ...section("Computed", computed),
      ...section("Left out", leftOut),
      ...copiedTimingLines(timing),
    ].join("\n");
  };
}

/** Report lines about the replaced archive's timing, if any. */
function copiedTimingLines({ sessions, outdated }: CopiedTiming): Array<string> {
  return [
    ...(sessions > 0 ? [`Timing that was imported before is kept: ${sessions} sessions.`] : []),
    ...(outdated > 0
      ? [`The timing of ${outdated} sessions is outdated: run npm run timing:sync to recompute it.`]
      : []),
  ];
}

function section(title: string, lines: ReadonlyArray<ReportLine>): Array<string> {
  return [
    tableLine(title, "into", "rows"),
    ...lines.map(({ what, into, rows }) => tableLine(`  ${what}`, into, rows.toLocaleString("en-GB"))),
    tableLine("", "", totalRows(lines)),
  ];
}

function totalRows(lines: ReadonlyArray<ReportLine>): string {
  return lines.reduce((sum, { rows }) => sum + rows, 0).toLocaleString("en-GB");
}

function tableLine(what: string, into: string, rows: string): string {
  return `${what.padEnd(40)}${into.padEnd(20)}${rows.padStart(9)}`;
}

/** "f1db-races-pit-stops.csv" → "races-pit-stops", as F1DB calls it. */
function kindOf(file: string): string {
  return file.replace(/^f1db-/, "").replace(/\.csv$/, "");
}

function countRows(release: ZipFiles, file: string): number {
  return eachLine(file, release.read(file), () => {});
}
