import type { DatabaseSync } from "node:sqlite";
import { number, object, parse } from "valibot";
import type { Statement } from "#archive/storage/database.ts";
import { DataError } from "../data-error.ts";
import { columnsOf, tableNames } from "../database/schema.ts";
import type { OnProgress } from "../source.ts";
import {
  beginStatement,
  createStatements,
  type D1Client,
  dropStatements,
  indexCount,
  progressStatement,
  readProgress,
  readState,
  timingTableStatements,
  versionedName,
} from "./deployed-d1.ts";

export type PushOptions = {
  /** The local archive. */
  db: DatabaseSync;
  /** Its version. */
  version: string;
  run: D1Client;
  /** Called before anything is written. */
  confirm: (plan: Plan) => Promise<boolean>;
  onProgress: OnProgress;
};

/** How a push ended. */
export type Pushed = "live" | "unchanged" | "declined";

/** D1's limit. */
const statementsARequest = 50;

/**
 * Updates the deployed database to the local archive's version. Tables are loaded under versioned names beside the live
 * ones; then the plain names, which are views, are switched to them in one transaction. An interrupted push continues
 * where it stopped if the local archive has not changed.
 *
 * @throws DataError if the API fails for good, or the deployed rows differ from those sent
 */
export async function pushArchive({ db, version, run, confirm, onProgress }: PushOptions): Promise<Pushed> {
  const state = await readState(run);
  const live = state.loads.find((load) => load.state === "live");
  if (live?.version === version) {
    await dropOthers(run, live.number);
    return "unchanged";
  }
  const begun = state.loads.find((load) => load.state === "loading" && load.version === version);
  const loadNumber = begun?.number ?? 1 + Math.max(0, ...state.loads.map((load) => load.number));
  const sent = begun === undefined ? new Map<string, number>() : await readProgress(run, loadNumber);
  const plan = planOf(db, sent);
  if (!(await confirm(plan))) return "declined";
  if (begun === undefined) await run([beginStatement(loadNumber, version)]);
  await sendTables({ db, run, loadNumber, sent, plan, onProgress });
  await verify(run, loadNumber, plan);
  await goLive(run, loadNumber);
  await dropOthers(run, loadNumber);
  return "live";
}

type Sending = {
  db: DatabaseSync;
  run: D1Client;
  loadNumber: number;
  sent: ReadonlyMap<string, number>;
  plan: Plan;
  onProgress: OnProgress;
};

/** Sends the missing rows, each chunk in one transaction with its progress. */
async function sendTables({ db, run, loadNumber, sent, plan, onProgress }: Sending): Promise<void> {
  let done = 0;
  for (const table of tableNames) {
    const versioned = versionedName(table, loadNumber);
    await run(createStatements(table, loadNumber).map((sql) => ({ sql })));
    let rows = sent.get(table) ?? 0;
    for (const chunk of chunksOf(db, table, rows)) {
      rows += chunk.rows;
      done += chunk.rows;
      await run([
        { sql: insertStatement(table, versioned), params: [chunk.json] },
        progressStatement(loadNumber, table, rows),
      ]);
      onProgress(done / plan.rows, table);
    }
  }
}

/** Compares row counts. An incomplete load is abandoned, so that the next push starts again. */
async function verify(run: D1Client, loadNumber: number, { tables }: Plan): Promise<void> {
  const counts = await run(
    tableNames.map((table) => ({ sql: `SELECT count(*) AS rows FROM ${versionedName(table, loadNumber)}` })),
  );
  for (const [index, table] of tableNames.entries()) {
    const { rows } = parse(object({ rows: number() }), counts[index]?.results[0]);
    if (rows === tables.get(table)) continue;
    await run([{ sql: `UPDATE archive_load SET version = 'damaged' WHERE number = ${loadNumber}` }]);
    throw new DataError(
      `the deployed ${table} has ${rows} rows instead of ${tables.get(table)}: run the command again, it starts over`,
    );
  }
}

/** Points all views to the new load's tables in one transaction. */
async function goLive(run: D1Client, loadNumber: number): Promise<void> {
  const { objects } = await readState(run);
  const types = new Map(objects.map(({ name, type }) => [name, type]));
  const moves = tableNames.flatMap((table): Array<Statement> => [
    // A table of that name dates from before loads had versions, or was created by hand.
    { sql: `DROP ${types.get(table) === "table" ? "TABLE" : "VIEW"} IF EXISTS ${table}` },
    { sql: `CREATE VIEW ${table} AS SELECT * FROM ${versionedName(table, loadNumber)}` },
  ]);
  await run(timingTableStatements().map((sql) => ({ sql })));
  await run([
    ...moves,
    { sql: `UPDATE archive_load SET state = 'live' WHERE number = ${loadNumber}` },
    { sql: `DELETE FROM archive_load WHERE number <> ${loadNumber}` },
  ]);
}

/** Drops the tables of other loads. If interrupted, the next push does it. */
async function dropOthers(run: D1Client, loadNumber: number): Promise<void> {
  const statements = dropStatements(await readState(run), loadNumber);
  for (let at = 0; at < statements.length; at += statementsARequest) {
    await run(statements.slice(at, at + statementsARequest));
  }
}

/** Rows of a table as a JSON array of arrays, and how many there are. */
type Chunk = { json: string; rows: number };

/** D1 allows values of 2 MB, but small statements are faster. */
const maxChunkBytes = 90_000;

/**
 * A table's rows in key order, in chunks.
 *
 * @param skip how many rows at the start were sent before
 */
function* chunksOf(db: DatabaseSync, table: string, skip: number): Iterable<Chunk> {
  let lines: Array<string> = [];
  let bytes = 0;
  for (const row of orderedRows(db, table, skip)) {
    const line = JSON.stringify(row);
    const length = Buffer.byteLength(line) + 1;
    if (lines.length > 0 && bytes + length > maxChunkBytes) {
      yield chunkOf(lines);
      lines = [];
      bytes = 0;
    }
    lines.push(line);
    bytes += length;
  }
  if (lines.length > 0) yield chunkOf(lines);
}

function chunkOf(lines: ReadonlyArray<string>): Chunk {
  return { json: `[${lines.join(",")}]`, rows: lines.length };
}

function* orderedRows(db: DatabaseSync, table: string, skip: number): Iterable<Array<unknown>> {
  const columns = columnsOf(table);
  const names = columns.map((column) => column.name);
  const keys = columns.filter((column) => column.key).map((column) => column.name);
  const query = db.prepare(
    `SELECT ${names.join(", ")} FROM ${table} ORDER BY ${keys.join(", ")} LIMIT -1 OFFSET ?`,
  );
  for (const row of query.iterate(skip)) yield names.map((name) => row[name]);
}

/**
 * The statement that inserts a chunk, bound as JSON, into a versioned table. It overwrites existing rows, so it may be
 * sent twice.
 */
function insertStatement(table: string, versioned: string): string {
  const columns = columnsOf(table);
  const names = columns.map((column) => column.name).join(", ");
  const values = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(", ");
  return `INSERT OR REPLACE INTO ${versioned} (${names}) SELECT ${values} FROM json_each(?)`;
}

/** Rows written per day on Cloudflare's free plan, and included per month in its paid plan. */
const freeRowsADay = 100_000;
const paidRowsAMonth = 50_000_000;

/** How many rows a push has to write. */
export type Plan = {
  /** Rows of each table of the local archive. */
  tables: ReadonlyMap<string, number>;
  /** Rows still to be sent. */
  rows: number;
  /** The same including index entries, as D1 counts rows written. */
  billed: number;
};

/**
 * Counts the rows that a push has to write.
 *
 * @param sent rows of each table sent before
 */
function planOf(db: DatabaseSync, sent: ReadonlyMap<string, number>): Plan {
  const tables = new Map(tableNames.map((table) => [table, countRows(db, table)]));
  const left = [...tables].map(([table, rows]) => ({ table, rows: rows - (sent.get(table) ?? 0) }));
  return {
    tables,
    rows: left.reduce((sum, { rows }) => sum + rows, 0),
    billed: left.reduce((sum, { table, rows }) => sum + rows * (1 + indexCount(table)), 0),
  };
}

function countRows(db: DatabaseSync, table: string): number {
  return Number(db.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows);
}

/** Describes what a push writes, and which Cloudflare plan it needs. */
export function describePlan({ rows, billed }: Plan): string {
  const size = `${inWords(rows)} rows will be written, ${inWords(billed)} with index entries, which D1 counts too.`;
  if (billed <= freeRowsADay)
    return `${size} Cloudflare's free plan (${inWords(freeRowsADay)} a day) is enough.`;
  return [
    size,
    `That needs the Workers Paid plan (${inWords(paidRowsAMonth)} a month are included).`,
    `The free plan writes ${inWords(freeRowsADay)} a day: the push then stops at the limit and continues where`,
    `it stopped when run again, over ${Math.ceil(billed / freeRowsADay)} days in all.`,
  ].join("\n");
}

function inWords(count: number): string {
  return count.toLocaleString("en-GB");
}
