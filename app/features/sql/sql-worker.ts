import { circuitPath, driverPath, teamPath } from "#app/text/page-paths.ts";
import init, { type Database, type SqlValue as SqlStored } from "@sqlite.org/sqlite-wasm";
import {
  mostRows,
  type QueryResult,
  type RowTeam,
  rowTeams,
  type SqlValue,
  type PagePaths,
  linkedColumns,
} from "./query-result.ts";

/*
 * Runs queries over the archive's file, apart from the page: a query that does not end is ended with its worker. Only
 * the answer with this script allows WebAssembly (public/_headers): pages do without.
 */

/** A message from the page: first a file, then one query after another. */
export type WorkerRequest = { kind: "open"; file: string } | { kind: "run"; sql: string };

/** The worker's answer. `loaded` lists the fetched URLs, to be cached for offline use. */
export type WorkerReply =
  | { kind: "ready"; loaded: Array<string> }
  | { kind: "result"; result: QueryResult }
  | { kind: "error"; message: string };

/** Silences warnings about missing persistent storage, which is not used. */
Object.assign(globalThis, { sqlite3ApiConfig: { warn() {}, log() {}, debug() {}, error() {} } });

let database: Database | null = null;
/** The pages that values can lead to, by kind. */
let known: ReadonlyArray<PagePaths> = [];
/** The teams of drivers and of teams themselves, by their pages. */
let teamsByPage: ReadonlyMap<string, RowTeam> = new Map();

addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => void answer(data));

async function answer(request: WorkerRequest): Promise<void> {
  try {
    send(request.kind === "open" ? await open(request.file) : run(request.sql));
  } catch (error) {
    send({ kind: "error", message: messageOf(error) });
  }
}

function send(reply: WorkerReply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page to tell
  postMessage(reply);
}

/** Loads SQLite and the file, and opens it in memory. */
async function open(file: string): Promise<WorkerReply> {
  const [sqlite, response] = await Promise.all([init(), fetch(file)]);
  if (!response.ok) throw new Error(`The archive’s file could not be loaded (${response.status}).`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { capi, wasm, oo1 } = sqlite;
  const opened = new oo1.DB(":memory:");
  const { SQLITE_DESERIALIZE_FREEONCLOSE: flags } = capi;
  const memory = wasm.allocFromTypedArray(bytes);
  opened.checkRc(capi.sqlite3_deserialize(opened, "main", memory, bytes.byteLength, bytes.byteLength, flags));
  // Everybody's copy stays the same: a shared query finds what it found before.
  opened.exec("PRAGMA query_only = 1");
  database = opened;
  known = Object.entries({ drivers: driverPath, teams: teamPath, circuits: circuitPath }).map(
    ([table, pathOf]) => {
      const ids = opened
        .selectArrays(`SELECT id, name FROM ${table}`)
        .map((row) => row.map((value) => String(valueOf(value))));
      return new Map(
        ids.flatMap(([id = "", name = ""]) => [[id, pathOf(id)] as const, [name, pathOf(id)] as const]),
      );
    },
  );
  teamsByPage = readTeams(opened);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  return { kind: "ready", loaded: [location.href, ...loaded] };
}

/**
 * By the path of a driver or a team, whose colour a row has: the team that a driver won most with, else raced most for,
 * in their last season together, and each team in its last season.
 */
function readTeams(opened: Database): Map<string, RowTeam> {
  const rows = (sql: string) =>
    opened.selectArrays(sql).map((row) => row.map((value) => String(valueOf(value))));
  // Of several teams of a driver the last one stays.
  const drivers = rows(
    "SELECT driver_id, team_id, max(year), sum(position = 1) AS wins FROM results GROUP BY 1, 2 ORDER BY wins, count(*)",
  ).map(([driver = "", id = "", year]) => [driverPath(driver), { id, year: Number(year) }] as const);
  const teams = rows("SELECT team_id, max(year) FROM results GROUP BY 1").map(
    ([id = "", year]) => [teamPath(id), { id, year: Number(year) }] as const,
  );
  return new Map([...drivers, ...teams]);
}

/** Runs a query; of several statements the rows of the first that has any. */
function run(sql: string): WorkerReply {
  if (database === null) throw new Error("The archive’s file is not open.");
  const columns: Array<string> = [];
  const rows: Array<Array<SqlValue>> = [];
  const statements: Array<string> = [];
  let cut = false;
  const started = performance.now();
  database.exec({
    sql,
    rowMode: "array",
    columnNames: columns,
    saveSql: statements,
    callback: (row) => {
      cut = rows.length === mostRows;
      if (!cut) rows.push(row.map(valueOf));
      return cut ? false : undefined;
    },
  });
  const ms = performance.now() - started;
  const paths = linkedColumns({ columns, rows }, known);
  const teams = rowTeams(rows, paths, teamsByPage);
  return { kind: "result", result: { columns, rows, cut, statements: statements.length, ms, paths, teams } };
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
