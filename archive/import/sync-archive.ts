import { readFileSync } from "node:fs";
import { progressBar } from "./command-line.ts";
import { DataError, messageOf } from "./data-error.ts";
import { readArchiveFacts, versionOf } from "./database/archive-facts.ts";
import { replaceArchive } from "./database/build.ts";
import { localDatabaseFile } from "./database/local.ts";
import { download, megabytes, releaseAddress } from "./release/download.ts";
import { f1dbSource } from "./release/f1db-source.ts";
import { prepareReport } from "./release/report.ts";
import { openZip, type ZipFiles } from "./release/zip.ts";

export type SyncOptions = {
  /** The folder that the local D1 persists to. */
  persistTo: string;
  /** Path of an `f1db-csv.zip`; without it the newest release is downloaded. */
  from: string | undefined;
};

/**
 * Brings the local archive up to an F1DB release, and prints what it took and what it left out.
 *
 * @throws DataError when the release cannot be had, or is damaged; the archive is then as it was
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
    console.log(`The archive already holds this release (version ${version}).`);
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
