import { array, type InferOutput, number, object, parse, picklist, string } from "valibot";
import type { D1Client, Statement } from "./client.ts";
import { loadOf } from "./versioned-schema.ts";

/** A version of the archive that is being loaded into the deployed database, or is live there. */
const load = object({
  number: number(),
  version: string(),
  state: picklist(["loading", "live"]),
});
type Load = InferOutput<typeof load>;

const progressRows = array(object({ table_name: string(), rows: number() }));
const nameRows = array(object({ name: string(), type: picklist(["table", "view"]) }));

/** What the deployed database holds: its loads, and its tables and views. */
export type RemoteState = { loads: Array<Load>; objects: Array<{ name: string; type: "table" | "view" }> };

/** The tables in which the deployed database keeps account of its loads. */
const bookkeeping = [
  `CREATE TABLE IF NOT EXISTS archive_load
    (number INTEGER PRIMARY KEY, version TEXT NOT NULL, state TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS archive_load_progress
    (number INTEGER NOT NULL, table_name TEXT NOT NULL, rows INTEGER NOT NULL, PRIMARY KEY (number, table_name))`,
];

/** Reads what is there, after making the bookkeeping's tables where they are missing. */
export async function readState(run: D1Client): Promise<RemoteState> {
  const [, , loads, objects] = await run([
    ...bookkeeping.map((sql) => ({ sql })),
    { sql: "SELECT number, version, state FROM archive_load ORDER BY number" },
    { sql: "SELECT name, type FROM sqlite_master WHERE type IN ('table', 'view') ORDER BY name" },
  ]);
  return { loads: parse(array(load), loads?.results), objects: parse(nameRows, objects?.results) };
}

/** How many rows of each table a load has so far. */
export async function readProgress(run: D1Client, loadNumber: number): Promise<Map<string, number>> {
  const [progress] = await run([
    { sql: `SELECT table_name, rows FROM archive_load_progress WHERE number = ${loadNumber}` },
  ]);
  return new Map(parse(progressRows, progress?.results).map(({ table_name, rows }) => [table_name, rows]));
}

/** Opens the account of a new load. */
export function beginStatement(loadNumber: number, version: string): Statement {
  return {
    sql: `INSERT OR REPLACE INTO archive_load VALUES (${loadNumber}, ?, 'loading')`,
    params: [version],
  };
}

/** Notes that a load has so many rows of a table. */
export function progressStatement(loadNumber: number, table: string, rows: number): Statement {
  return { sql: `INSERT OR REPLACE INTO archive_load_progress VALUES (${loadNumber}, '${table}', ${rows})` };
}

/** Statements that take away the tables of all loads but one, and the notes about them. */
export function dropStatements({ objects }: RemoteState, keep: number): Array<Statement> {
  const others = objects.filter(({ name, type }) => {
    const loadNumber = loadOf(name);
    return type === "table" && loadNumber !== null && loadNumber !== keep;
  });
  if (others.length === 0) return [];
  return [
    ...others.map(({ name }) => ({ sql: `DROP TABLE IF EXISTS ${name}` })),
    { sql: `DELETE FROM archive_load_progress WHERE number <> ${keep}` },
  ];
}
