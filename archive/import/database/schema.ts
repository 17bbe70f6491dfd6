import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { array, number, object, parse, picklist, pipe, string, transform } from "valibot";
import { documentFormat } from "../documents/documents.ts";
import { models } from "../models/compute-parts.ts";
import { timingFormat } from "../openf1/timing-store.ts";

/** The SQL that creates the archive's tables, the same for a local and a deployed database. */
export const schemaSql = readFileSync(new URL("../../schema.sql", import.meta.url), "utf8");

/** A column of a table, as `schema.sql` declares it. */
export type Column = {
  name: string;
  type: "TEXT" | "INTEGER" | "REAL";
  nullable: boolean;
  /** True for primary key columns. */
  key: boolean;
};

const columnList = array(
  pipe(
    object({ name: string(), type: picklist(["TEXT", "INTEGER", "REAL"]), notnull: number(), pk: number() }),
    transform(({ name, type, notnull, pk }) => ({
      name,
      type,
      nullable: notnull === 0 && pk === 0,
      key: pk > 0,
    })),
  ),
);

const tables = readTables();

/** The columns of a table. @throws if there is no such table */
export function columnsOf(table: string): ReadonlyArray<Column> {
  const columns = tables.get(table);
  if (columns === undefined) throw new Error(`archive/schema.sql has no table ${table}`);
  return columns;
}

/** The tables replaced by an import of F1DB, in the order of `schema.sql`: all but the timing tables. */
export const tableNames: ReadonlyArray<string> = [...tables.keys()].filter((name) => !isOfTiming(name));

/** Whether a table is for imported timing, which an import of F1DB does not touch. */
export function isOfTiming(table: string): boolean {
  return table.startsWith("timing_");
}

function readTables(): Map<string, Array<Column>> {
  using db = new DatabaseSync(":memory:");
  db.exec(schemaSql);
  const names = parse(
    array(object({ name: string() })),
    db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid").all(),
  );
  return new Map(
    names.map(({ name }) => [
      name,
      parse(columnList, db.prepare("SELECT * FROM pragma_table_info(?)").all(name)),
    ]),
  );
}

/**
 * A fingerprint of the tables, the models and the document formats. An archive with another fingerprint cannot be used
 * by this version of the project. Comments in `schema.sql` do not count.
 */
export function schemaFingerprint(): string {
  const modelVersions = models.map(({ name, version }) => `${name} ${version}`).join();
  const statements = schemaSql.replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " ").trim();
  return createHash("sha256")
    .update(`${statements}\n${documentFormat} ${timingFormat} ${modelVersions}`)
    .digest("hex")
    .slice(0, 12);
}
