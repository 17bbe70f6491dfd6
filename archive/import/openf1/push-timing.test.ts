import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { schemaSql } from "../database/schema.ts";
import { d1Client } from "../remote/deployed-d1.ts";
import { type D1Server, startD1Server } from "../testing/d1-server.ts";
import { sampleTiming } from "../testing/samples.ts";
import { runAll } from "./local-database.ts";
import { pushTiming } from "./sync-command.ts";
import { type SessionTiming, storedSession, storeStatements } from "./timing-store.ts";

/** A local archive that holds sessions. */
async function archiveOf(sessions: ReadonlyArray<SessionTiming>): Promise<DatabaseSync> {
  const db = new DatabaseSync(":memory:");
  db.exec(schemaSql);
  for (const session of sessions) {
    runAll(db, storeStatements(await storedSession(session, "2025-03-15T09:00:00Z")));
  }
  return db;
}

function push(local: DatabaseSync, server: D1Server, isWanted: () => boolean = () => true): Promise<number> {
  const { baseUrl } = server;
  const deployed = d1Client({
    baseUrl,
    account: "account",
    database: "database",
    token: "token",
    retryPause: 1,
  });
  return pushTiming(
    async (statements) => runAll(local, statements),
    deployed,
    isWanted,
    () => {},
  );
}

function timingIn(db: DatabaseSync) {
  // Without row ids, rows come in order of their keys.
  const tables = ["timing_session", "timing_document", "timing_fact"];
  return tables.map((table) => db.prepare(`SELECT * FROM ${table}`).all());
}

const friday = sampleTiming({ session: "FP1", startedAt: "2025-03-14T01:30:00Z" });
const saturday = sampleTiming();

test("a deployed archive without timing gets tables, sessions and version", async () => {
  using local = await archiveOf([friday, saturday]);
  await using server = await startD1Server();
  expect(await push(local, server)).toBe(2);
  expect(timingIn(server.db)).toEqual(timingIn(local));
  expect(await push(local, server)).toBe(0);
});

test("sessions only in the deployed archive are kept, and differing ones are replaced", async () => {
  using local = await archiveOf([saturday]);
  using other = await archiveOf([friday, sampleTiming({ source: "before", documents: {} })]);
  await using server = await startD1Server();
  await push(other, server);
  expect(await push(local, server)).toBe(1);
  using both = await archiveOf([friday, saturday]);
  expect(timingIn(server.db)).toEqual(timingIn(both));
});

test("unselected sessions are not sent", async () => {
  using local = await archiveOf([saturday]);
  await using server = await startD1Server();
  expect(await push(local, server, () => false)).toBe(0);
});

test("an interrupted push leaves whole sessions, and the next one completes it", async () => {
  using local = await archiveOf([friday, saturday, sampleTiming({ session: "R" })]);
  await using server = await startD1Server();
  for (let stop = 1; ; stop += 1) {
    server.treat((request) => (request > stop ? "fail" : "answer"));
    const ended = await push(local, server).catch(() => "failed" as const);
    if (ended !== "failed") break;
    const [sessions = [], documents = []] = stop < 2 ? [] : timingIn(server.db);
    expect(documents).toHaveLength(sessions.length);
  }
  expect(timingIn(server.db)).toEqual(timingIn(local));
});

test("a request whose response is lost is retried safely", async () => {
  using local = await archiveOf([friday, saturday]);
  await using server = await startD1Server();
  server.treat((request) => (request % 2 === 0 ? "apply and cut" : "answer"));
  await push(local, server);
  expect(timingIn(server.db)).toEqual(timingIn(local));
});
