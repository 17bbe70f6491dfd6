import init, { type Database, type SqlValue as SqlStored } from "@sqlite.org/sqlite-wasm";
import { mostRows, type QueryResult, type SqlValue } from "./query-result.ts";

/*
 * Runs queries over the archive's file, apart from the page: a query that does not end is ended with its worker. Only
 * the answer with this script allows WebAssembly (public/_headers): pages do without.
 */

/** What a page asks for: first a file, then one query after another. */
export type Asked = { kind: "open"; file: string } | { kind: "run"; sql: string };

/** What it is told. `loaded` names what was fetched, which is worth keeping for reading offline. */
export type Told =
  | { kind: "ready"; loaded: Array<string> }
  | { kind: "result"; result: QueryResult }
  | { kind: "error"; message: string };

/** It says that there is no lasting storage, which nobody asked for. */
Object.assign(globalThis, { sqlite3ApiConfig: { warn() {}, log() {}, debug() {}, error() {} } });

let database: Database | null = null;

addEventListener("message", ({ data }: MessageEvent<Asked>) => void answer(data));

async function answer(asked: Asked): Promise<void> {
  try {
    tell(asked.kind === "open" ? await open(asked.file) : run(asked.sql));
  } catch (error) {
    tell({ kind: "error", message: messageOf(error) });
  }
}

function tell(told: Told): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page to tell
  postMessage(told);
}

/** Loads SQLite and the file, and opens it in memory. */
async function open(file: string): Promise<Told> {
  const [sqlite, response] = await Promise.all([init(), fetch(file)]);
  if (!response.ok) throw new Error(`The archive's file could not be loaded (${response.status}).`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { capi, wasm, oo1 } = sqlite;
  const opened = new oo1.DB(":memory:");
  const { SQLITE_DESERIALIZE_FREEONCLOSE: flags } = capi;
  const memory = wasm.allocFromTypedArray(bytes);
  opened.checkRc(capi.sqlite3_deserialize(opened, "main", memory, bytes.byteLength, bytes.byteLength, flags));
  // Everybody's copy stays the same: a shared query finds what it found before.
  opened.exec("PRAGMA query_only = 1");
  database = opened;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  return { kind: "ready", loaded: [location.href, ...loaded] };
}

/** Runs a query; of several statements the rows of the first that has any. */
function run(sql: string): Told {
  if (database === null) throw new Error("The archive's file is not open.");
  const columns: Array<string> = [];
  const rows: Array<Array<SqlValue>> = [];
  let cut = false;
  const started = performance.now();
  database.exec({
    sql,
    rowMode: "array",
    columnNames: columns,
    callback: (row) => {
      cut = rows.length === mostRows;
      if (!cut) rows.push(row.map(valueOf));
      return cut ? false : undefined;
    },
  });
  return { kind: "result", result: { columns, rows, cut, ms: performance.now() - started } };
}

function valueOf(value: SqlStored): SqlValue {
  if (typeof value === "bigint") return String(value);
  return value === null || typeof value !== "object" ? value : `(${value.byteLength} bytes)`;
}

/** SQLite's own words, without the name of its error's class and code. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/^(?:SQLITE_\w+: )?(?:sqlite3 result code \d+: )?/, "");
}
