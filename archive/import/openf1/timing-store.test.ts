import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { unpack } from "#archive/storage/packed-text-sync.ts";
import { schemaSql } from "../database/schema.ts";
import { sampleTiming } from "../testing/samples.ts";
import { runAll } from "./local-database.ts";
import {
  heldSessionsIn,
  heldStatement,
  maxDocumentBytes,
  readStatements,
  type SessionTiming,
  storedSession,
  storedSessionIn,
  storeStatements,
} from "./timing-store.ts";

function emptyArchive(): DatabaseSync {
  const db = new DatabaseSync(":memory:");
  db.exec(schemaSql);
  return db;
}

async function store(db: DatabaseSync, timing: SessionTiming, importedAt: string | null = null) {
  const stored = await storedSession(timing, importedAt);
  runAll(db, storeStatements(stored));
  return stored;
}

function versionIn(db: DatabaseSync): unknown {
  return db.prepare("SELECT value FROM timing_fact WHERE key = 'version'").get()?.value;
}

function pathsIn(db: DatabaseSync): Array<unknown> {
  const rows = db.prepare("SELECT path FROM timing_document ORDER BY path").all();
  return rows.map(({ path }) => path);
}

test("what is stored of a session is read back as it was", async () => {
  using db = emptyArchive();
  const stored = await store(db, sampleTiming(), "2025-03-15T09:00:00Z");
  expect(storedSessionIn(runAll(db, readStatements(sampleTiming())))).toEqual(stored);
  expect(pathsIn(db)).toEqual(["/api/races/2025/1/timing/Q/top-speed"]);
  const body: unknown = JSON.parse(unpack(stored.documents[0]?.packed ?? ""));
  expect(body).toEqual(sampleTiming().documents["top-speed"]);
});

test("what a session gave before is gone when it is stored anew, and its neighbours stay", async () => {
  using db = emptyArchive();
  const lines = { source: "OpenF1", drivers: [], lines: [] };
  await store(db, sampleTiming());
  await store(db, sampleTiming({ session: "SQ" }));
  await store(db, sampleTiming({ round: 11 }));
  await store(db, sampleTiming({ documents: { "ideal-sectors": lines } }));
  expect(pathsIn(db)).toEqual([
    "/api/races/2025/1/timing/Q/ideal-sectors",
    "/api/races/2025/1/timing/SQ/top-speed",
    "/api/races/2025/11/timing/Q/top-speed",
  ]);
});

test("the version is made of what is held, whatever the order in which it was imported", async () => {
  const sessions = [sampleTiming(), sampleTiming({ session: "FP1" }), sampleTiming({ round: 2 })];
  using forwards = emptyArchive();
  for (const session of sessions) await store(forwards, session, "2025-03-15T09:00:00Z");
  using backwards = emptyArchive();
  for (const session of sessions.toReversed()) await store(backwards, session, null);
  expect(versionIn(forwards)).toMatch(/^[0-9a-f]{12}$/);
  expect(versionIn(forwards)).toBe(versionIn(backwards));
});

test("the version changes with anything that a session says", async () => {
  using db = emptyArchive();
  const versions = [];
  for (const timing of [
    sampleTiming(),
    sampleTiming({ source: "another" }),
    sampleTiming({ provisional: true }),
    sampleTiming({ documents: {} }),
  ]) {
    await store(db, timing);
    versions.push(versionIn(db));
  }
  expect(new Set(versions).size).toBe(versions.length);
});

test("what is held is listed in order of time", async () => {
  using db = emptyArchive();
  await store(db, sampleTiming({ session: "R", startedAt: "2025-03-16T04:00:00Z" }));
  await store(db, sampleTiming({ session: "FP1", startedAt: "2025-03-14T01:30:00Z", provisional: true }));
  expect(heldSessionsIn(runAll(db, [heldStatement])[0])).toMatchObject([
    { year: 2025, round: 1, session: "FP1", provisional: true },
    { year: 2025, round: 1, session: "R", provisional: false },
  ]);
});

test("a document that is too long, or not of the contract's shape, is refused", async () => {
  const [line] = sampleTiming().documents["top-speed"]?.lines ?? [];
  const lines = Array.from({ length: 1000 }, () => line ?? { driver: 0, ...noSpeeds });
  const long = sampleTiming({ documents: { "top-speed": { source: "", drivers: [], lines } } });
  await expect(storedSession(long, null)).rejects.toThrow(`may have ${maxDocumentBytes}`);
  const wrong = sampleTiming({
    documents: { "top-speed": { source: "", drivers: [], lines: [{ driver: 0.5, ...noSpeeds }] } },
  });
  await expect(storedSession(wrong, null)).rejects.toThrow("integer");
});

const noSpeeds = { speed_trap: null, intermediate_1: null, intermediate_2: null };
