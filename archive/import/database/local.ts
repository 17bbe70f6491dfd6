import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { addShippedLaps } from "../laps/store-laps.ts";
import { addStarterTiming } from "../openf1/starter-timing.ts";
import { f1dbSource } from "../release/f1db-source.ts";
import { openZip } from "../release/zip.ts";
import type { OnProgress } from "../source.ts";
import { readArchiveFacts, versionOf } from "./archive-facts.ts";
import { type Replaced, replaceArchive } from "./build.ts";
import { schemaFingerprint } from "./schema.ts";
import { starterSource } from "./starter.ts";

/** The id of the local database: the `preview_database_id` of `archive/wrangler.toml`. */
export const localDatabaseId = "f1-statistics-local";

/**
 * The file in which Miniflare stores a local D1 database.
 *
 * @param persistTo wrangler's persistence folder, for example `.wrangler/state`
 */
export function localDatabaseFile(persistTo: string, databaseId: string = localDatabaseId): string {
  const namespace = "miniflare-D1DatabaseObject";
  const key = createHash("sha256").update(namespace).digest();
  const name = createHmac("sha256", key).update(databaseId).digest().subarray(0, 16);
  const check = createHmac("sha256", key).update(name).digest().subarray(0, 16);
  const file = `${Buffer.concat([name, check]).toString("hex")}.sqlite`;
  return join(persistTo, "v3", "d1", namespace, file);
}

/** Printed when `ensureLocalArchive` replaced a full archive. */
export const fullArchiveReplacedMessage =
  "The full archive had an outdated schema and was replaced: run npm run data:sync to restore it.";

/**
 * Makes sure that the local D1 has an archive matching this version of the project. A matching full archive is kept;
 * anything else is replaced by the starter.
 *
 * @returns "replaced" if a full archive was replaced because its tables differ
 * @throws DataError if the starter itself is damaged
 */
export async function ensureLocalArchive(options: {
  persistTo: string;
  onProgress?: (line: string) => void;
}): Promise<"kept" | "imported" | "replaced"> {
  const { persistTo, onProgress = () => {} } = options;
  const file = localDatabaseFile(persistTo);
  const held = readArchiveFacts(file);
  const starter = starterSource();
  const fits = held?.get("schema") === schemaFingerprint();
  if (fits && (held.get("extent") === "full" || held.get("version") === versionOf(starter))) {
    addNewStarterTiming(file);
    return "kept";
  }
  replaceArchive(starter, file, (_share, detail) => onProgress(detail));
  return held?.get("extent") === "full" ? "replaced" : "imported";
}

/** Adds timing that was added to the source after the archive was built. */
function addNewStarterTiming(file: string): void {
  using db = new DatabaseSync(file, { timeout: 10_000 });
  db.exec("BEGIN");
  addStarterTiming(db);
  addShippedLaps(db);
  db.exec("COMMIT");
}

/**
 * Imports an F1DB release into a SQLite file, replacing its content.
 *
 * @param options.release path of `f1db-csv.zip`
 * @param options.file the database file; see `localDatabaseFile`
 * @throws DataError if the release is damaged; the file is then unchanged
 */
export function importArchive(options: { release: string; file: string; onProgress?: OnProgress }): Replaced {
  const { release, file, onProgress = () => {} } = options;
  const source = f1dbSource(openZip(readFileSync(release)));
  return replaceArchive(source, file, onProgress);
}
