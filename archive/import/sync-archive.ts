import { readFileSync } from "node:fs";
import { progressBar } from "./command-line.ts";
import { DataError, messageOf } from "./data-error.ts";
import { readArchiveFacts, versionOf } from "./database/archive-facts.ts";
import { replaceArchive, type Replaced, type CopiedTiming } from "./database/build.ts";
import { localDatabaseFile } from "./database/local.ts";
import { eachLine } from "./release/csv.ts";
import { download, megabytes, releaseAddress } from "./release/download.ts";
import { nameFiles } from "./release/f1db-feed.ts";
import { f1dbSource, filesRead, loadedFiles } from "./release/f1db-source.ts";
import { openZip, type ZipFiles } from "./release/zip.ts";

export type SyncOptions = {
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
export async function sync({ persistTo, from }: SyncOptions): Promise<void> {
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
