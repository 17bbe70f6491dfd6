import { setTimeout as pause } from "node:timers/promises";
import {
  array,
  boolean,
  type InferOutput,
  nullish,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  record,
  safeParse,
  string,
  unknown,
} from "valibot";
import { jsonColumn, type Statement } from "#archive/storage/database.ts";
import { connectionFault, DataError } from "../data-error.ts";
import { isOfTiming, schemaSql } from "../database/schema.ts";

const queryResult = object({
  results: array(record(string(), unknown())),
  /** `rows_written` is what D1 bills. */
  meta: optional(object({ rows_written: optional(number()) })),
});
type QueryResult = InferOutput<typeof queryResult>;

const answer = object({
  success: boolean(),
  errors: nullish(array(object({ message: string() }))),
  result: nullish(array(queryResult)),
});

/** Runs statements on a deployed D1 in one transaction, and returns the result of each. */
export type D1Client = (statements: Array<Statement>) => Promise<Array<QueryResult>>;

export type D1Options = {
  /** Cloudflare's API without a trailing slash: https, or http on this machine. */
  baseUrl: string;
  account: string;
  database: string;
  token: string;
  /** Milliseconds before the first retry, doubled for each further one. */
  retryPause?: number;
};

/** Cloudflare's REST API. */
export const cloudflareApi = "https://api.cloudflare.com/client/v4";

const retries = 3;
/** D1 aborts a query after 30 seconds. */
const timeout = 60_000;

/** The API was overloaded or did not answer: the request may be retried. */
class Unavailable extends Error {}

/**
 * A client of D1's REST API (`POST …/query`, which runs a batch in one transaction). Unanswered requests are retried
 * although they may have taken effect, so statements must be idempotent.
 *
 * @throws DataError if the token would be sent unencrypted over a network
 */
export function d1Client(options: D1Options): D1Client {
  if (!isSafeForToken(options.baseUrl)) {
    throw new DataError("CLOUDFLARE_API_BASE_URL must be an https address");
  }
  return async (statements) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await send(options, statements);
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error;
        if (attempt === retries)
          throw new DataError(`Cloudflare's API failed: ${shown(error.message, options)}`);
        await pause((options.retryPause ?? 1000) * 2 ** attempt);
      }
    }
  };
}

async function send(options: D1Options, statements: Array<Statement>): Promise<Array<QueryResult>> {
  const { baseUrl, account, database, token } = options;
  const response = await post(`${baseUrl}/accounts/${account}/d1/database/${database}/query`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ batch: statements }),
    signal: AbortSignal.timeout(timeout),
  });
  if (response.status === 429 || response.status >= 500) {
    throw new Unavailable(`it answered ${response.status}`);
  }
  const parsed = safeParse(pipe(jsonColumn, answer), response.text);
  if (!parsed.success)
    throw new DataError(`Cloudflare's API answered ${response.status} with what is no D1 result`);
  const { success, errors, result } = parsed.output;
  if (success && result) return result;
  const messages = errors?.map(({ message }) => message).join("; ");
  throw new DataError(
    `Cloudflare's API refused: ${shown(messages ?? "", options) || `it answered ${response.status}`}`,
  );
}

function isSafeForToken(baseUrl: string): boolean {
  if (!URL.canParse(baseUrl)) return false;
  const { protocol, hostname } = new URL(baseUrl);
  return (
    protocol === "https:" || (protocol === "http:" && ["127.0.0.1", "[::1]", "localhost"].includes(hostname))
  );
}

/** An external message as one line of at most 300 characters, without terminal control sequences or the token. */
function shown(message: string, { token }: D1Options): string {
  const line = message
    .replaceAll(token, "***")
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim();
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}

async function post(address: string, request: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(address, request);
    const text = await response.text();
    return { status: response.status, text };
  } catch (error) {
    throw new Unavailable(connectionFault(error));
  }
}

/** A version of the archive that is being loaded into the deployed database, or is live there. */
const load = object({
  number: number(),
  version: string(),
  state: picklist(["loading", "live"]),
});
type Load = InferOutput<typeof load>;

const progressRows = array(object({ table_name: string(), rows: number() }));
const nameRows = array(object({ name: string(), type: picklist(["table", "view"]) }));

/** The deployed database's loads, tables and views. */
export type RemoteState = { loads: Array<Load>; objects: Array<{ name: string; type: "table" | "view" }> };

/** The tables that record loads. */
const loadTables = [
  `CREATE TABLE IF NOT EXISTS archive_load
    (number INTEGER PRIMARY KEY, version TEXT NOT NULL, state TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS archive_load_progress
    (number INTEGER NOT NULL, table_name TEXT NOT NULL, rows INTEGER NOT NULL, PRIMARY KEY (number, table_name))`,
];

/** Reads the state of the deployed database, and creates the tables of loads if they do not exist. */
export async function readState(run: D1Client): Promise<RemoteState> {
  const [, , loads, objects] = await run([
    ...loadTables.map((sql) => ({ sql })),
    { sql: "SELECT number, version, state FROM archive_load ORDER BY number" },
    { sql: "SELECT name, type FROM sqlite_master WHERE type IN ('table', 'view') ORDER BY name" },
  ]);
  return { loads: parse(array(load), loads?.results), objects: parse(nameRows, objects?.results) };
}

/** How many rows of each table have been sent for a load. */
export async function readProgress(run: D1Client, loadNumber: number): Promise<Map<string, number>> {
  const [progress] = await run([
    { sql: `SELECT table_name, rows FROM archive_load_progress WHERE number = ${loadNumber}` },
  ]);
  return new Map(parse(progressRows, progress?.results).map(({ table_name, rows }) => [table_name, rows]));
}

/** Records a new load. */
export function beginStatement(loadNumber: number, version: string): Statement {
  return {
    sql: `INSERT OR REPLACE INTO archive_load VALUES (${loadNumber}, ?, 'loading')`,
    params: [version],
  };
}

/** Records how many rows of a table have been sent for a load. */
export function progressStatement(loadNumber: number, table: string, rows: number): Statement {
  return { sql: `INSERT OR REPLACE INTO archive_load_progress VALUES (${loadNumber}, '${table}', ${rows})` };
}

/** Statements that drop the tables and records of all loads but one. */
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

/** The name of a load's table or index, for example `race__3`. */
export function versionedName(name: string, loadNumber: number): string {
  return `${name}__${loadNumber}`;
}

/** The load that a versioned name belongs to; null for any other name. */
export function loadOf(name: string): number | null {
  const digits = /__(\d+)$/.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The statements of `schema.sql` that create each table and its indexes. */
const statementsByTable: ReadonlyMap<string, Array<string>> = Map.groupBy(
  schemaSql
    .replaceAll(/--.*$/gm, "")
    .split(";")
    .map((statement) => statement.replaceAll(/\s+/g, " ").trim())
    .filter((statement) => statement !== ""),
  tableOf,
);

function tableOf(statement: string): string {
  const table = /^CREATE TABLE (\w+)|^CREATE (?:UNIQUE )?INDEX \w+ ON (\w+)/.exec(statement);
  const name = table?.[1] ?? table?.[2];
  if (name === undefined) throw new Error(`archive/schema.sql: cannot version: ${statement}`);
  return name;
}

/** How many indexes a table has besides its primary key; D1 bills a written row for each. */
export function indexCount(table: string): number {
  return (statementsByTable.get(table)?.length ?? 1) - 1;
}

/** Statements that create a table and its indexes for a load, if they do not exist. */
export function createStatements(table: string, loadNumber: number): Array<string> {
  return (statementsByTable.get(table) ?? []).map((statement) =>
    statement
      .replace(
        /^CREATE TABLE (\w+)/,
        (_, name) => `CREATE TABLE IF NOT EXISTS ${versionedName(name, loadNumber)}`,
      )
      .replace(
        /^CREATE (UNIQUE )?INDEX (\w+) ON (\w+)/,
        (_, unique = "", index, of) =>
          `CREATE ${unique}INDEX IF NOT EXISTS ${versionedName(index, loadNumber)} ON ${versionedName(of, loadNumber)}`,
      ),
  );
}

/** Statements that create the timing tables if they do not exist. They belong to no load. */
export function timingTableStatements(): Array<string> {
  return [...statementsByTable]
    .filter(([table]) => isOfTiming(table))
    .flatMap(([, statements]) => statements)
    .map((statement) => statement.replace(/^CREATE TABLE/, "CREATE TABLE IF NOT EXISTS"));
}
