import type { DatabaseSync } from "node:sqlite";
import { number, object, parse } from "valibot";
import { DataError } from "../data-error.ts";
import { tableNames } from "../database/schema.ts";
import type { OnProgress } from "../source.ts";
import { chunksOf, insertStatement } from "./chunks.ts";
import type { D1Client, Statement } from "./client.ts";
import { beginStatement, dropStatements, progressStatement, readProgress, readState } from "./loads.ts";
import { type Plan, planOf } from "./plan.ts";
import { createStatements, timingTableStatements, versionedName } from "./versioned-schema.ts";

export type PushOptions = {
  /** The local archive. */
  db: DatabaseSync;
  /** Its version. */
  version: string;
  run: D1Client;
  /** Asked before anything is written. */
  confirm: (plan: Plan) => Promise<boolean>;
  onProgress: OnProgress;
};

/** How a push ended. */
export type Pushed = "live" | "unchanged" | "declined";

/** D1 runs at most so many statements in one request. */
const statementsARequest = 50;

/**
 * Brings the deployed database to the local archive's version. The tables are loaded under names of their own
 * beside the live ones; all at once the plain names, which are views, are then moved to the new tables. A push that
 * stopped goes on where it stopped, as long as the local archive is the same.
 *
 * @throws DataError when the API fails for good, or the rows that arrived are not those that were sent
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

/** Sends all rows that are not there yet, each chunk together with the note that it is there. */
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

/** Counts what arrived. A load that is not whole is given up, so that the next push begins anew. */
async function verify(run: D1Client, loadNumber: number, { tables }: Plan): Promise<void> {
  const counts = await run(
    tableNames.map((table) => ({ sql: `SELECT count(*) AS rows FROM ${versionedName(table, loadNumber)}` })),
  );
  for (const [index, table] of tableNames.entries()) {
    const { rows } = parse(object({ rows: number() }), counts[index]?.results[0]);
    if (rows === tables.get(table)) continue;
    await run([{ sql: `UPDATE archive_load SET version = 'damaged' WHERE number = ${loadNumber}` }]);
    throw new DataError(
      `the deployed ${table} has ${rows} rows instead of ${tables.get(table)}: run the command again, it begins anew`,
    );
  }
}

/** Moves every plain name to the new load's table, in one transaction. */
async function goLive(run: D1Client, loadNumber: number): Promise<void> {
  const { objects } = await readState(run);
  const types = new Map(objects.map(({ name, type }) => [name, type]));
  const moves = tableNames.flatMap((table): Array<Statement> => [
    // A table of that name is from a time before loads had versions, or was made by hand.
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

/** Takes away what is not live, if there is anything. Stopping here does no harm: the next push takes it away. */
async function dropOthers(run: D1Client, loadNumber: number): Promise<void> {
  const statements = dropStatements(await readState(run), loadNumber);
  for (let at = 0; at < statements.length; at += statementsARequest) {
    await run(statements.slice(at, at + statementsARequest));
  }
}
