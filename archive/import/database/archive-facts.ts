import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { origin, type Source } from "../source.ts";
import { inserter } from "./load.ts";
import { columnsOf, schemaFingerprint } from "./schema.ts";
import { tableRules } from "./tables.ts";

/** The archive's version, a hash of its content: importing the same data again gives the same version. */
export function versionOf(source: Source): string {
  return createHash("sha256")
    .update(`${source.extent} ${source.fingerprint} ${schemaFingerprint()}`)
    .digest("hex")
    .slice(0, 12);
}

/** Fills the tables `archive` and `coverage`, which describe the archive. */
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
  for (const [table, { detail = {} }] of Object.entries(tableRules)) {
    const hasYear = columnsOf(table).some(({ name }) => name === "year");
    const rows = hasYear ? table : `${table} JOIN race ON race.id = race_id`;
    for (const [kind, condition] of Object.entries(detail)) {
      db.exec(`INSERT INTO coverage
        SELECT '${kind}', min(year), max(year) FROM ${rows} WHERE ${condition} HAVING count(*) > 0`);
    }
  }
}

/** The table `archive` of a database file; null where it has none. */
export function readArchiveFacts(file: string): Map<string, string> | null {
  if (!existsSync(file)) return null;
  try {
    using db = new DatabaseSync(file, { readOnly: true });
    const rows = db.prepare("SELECT key, value FROM archive").all();
    return new Map(rows.map(({ key, value }) => [String(key), String(value)]));
  } catch {
    return null;
  }
}
