import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { DetailKind } from "#contract/archive.ts";
import { inserter } from "./load.ts";
import { schemaFingerprint } from "./schema.ts";
import { origin, type Source } from "./source.ts";

/** The seasons in which a kind of detail has rows. */
const seasonsHeld: ReadonlyArray<[DetailKind, string]> = [
  ["calendar", "race"],
  ["summaries", "driver_season"],
  ["standings", "season_standing"],
  ["round_standings", "standing"],
  ["race", "result JOIN race ON id = race_id WHERE session = 'R'"],
  ["sprint", "result JOIN race ON id = race_id WHERE session = 'S'"],
  ["qualifying", "timed_result JOIN race ON id = race_id WHERE session = 'Q'"],
  ["sprint_qualifying", "timed_result JOIN race ON id = race_id WHERE session = 'SQ'"],
  ["practice", "timed_result JOIN race ON id = race_id WHERE session IN ('FP1', 'FP2', 'FP3', 'FP4', 'WU')"],
  ["pit_stops", "pit_stop JOIN race ON id = race_id"],
  ["fastest_laps", "fastest_lap JOIN race ON id = race_id"],
];

/** The archive's version: the same facts, tables and documents give the same, whenever they are imported. */
export function versionOf(source: Source): string {
  return createHash("sha256")
    .update(`${source.extent} ${source.fingerprint} ${schemaFingerprint()}`)
    .digest("hex")
    .slice(0, 12);
}

/** Writes what the archive says about itself: the tables `archive` and `coverage`. */
export function writeArchiveFacts(db: DatabaseSync, source: Source, importedAt: Date): void {
  const facts = {
    version: versionOf(source),
    schema: schemaFingerprint(),
    source: origin.source,
    licence: origin.licence,
    extent: source.extent,
    imported_at: importedAt.toISOString(),
  };
  const insert = inserter(db, "archive", "archive facts");
  for (const [key, value] of Object.entries(facts)) insert({ key, value });
  for (const [kind, rowsHeld] of seasonsHeld) {
    db.exec(`INSERT INTO coverage
      SELECT '${kind}', min(year), max(year) FROM ${rowsHeld} HAVING count(*) > 0`);
  }
}
