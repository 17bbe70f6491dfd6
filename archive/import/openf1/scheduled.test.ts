import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { weekendAnswers, startOpenF1, testClock } from "../testing/openf1-server.ts";
import { starterCopy } from "../testing/temporary-folder.ts";
import { localDatabase } from "./local-database.ts";
import { type Run, runScheduled } from "./scheduled.ts";

/** An archive whose calendar has three sessions only, those of the answers made by hand, and an OpenF1 that has them. */
async function setUp() {
  const archive = await starterCopy();
  const openF1 = await startOpenF1(weekendAnswers);
  const database = localDatabase(archive.database);
  await database([
    { sql: "DELETE FROM session WHERE race_id <> 1130 OR code NOT IN ('FP1', 'Q', 'R')" },
    { sql: "DELETE FROM timing_session" },
  ]);
  return {
    openF1,
    file: archive.database,
    run: (now: string, requests = 40): Promise<Run> => {
      const options = { address: openF1.address, clock: testClock(), limits: [], requests };
      return runScheduled(database, options, new Date(now));
    },
    rows(table: string): Array<Record<string, unknown>> {
      using db = new DatabaseSync(archive.database, { readOnly: true });
      return db.prepare(`SELECT * FROM ${table}`).all();
    },
    async [Symbol.asyncDispose]() {
      await openF1[Symbol.asyncDispose]();
      archive[Symbol.dispose]();
    },
  };
}

test("a session is imported some hours after its start, one a run, the oldest first", async () => {
  await using setting = await setUp();
  expect(await setting.run("2025-04-18T17:00:00Z")).toMatchObject({ session: null, outcome: "nothing due" });
  expect(setting.openF1.asked).toEqual([]);
  expect(await setting.run("2025-04-18T17:30:00Z")).toMatchObject({
    session: "2025 round 5, Practice 1",
    outcome: "imported",
  });
  expect((await setting.run("2025-04-19T20:00:00Z")).outcome).toBe("nothing due");
  const monday = "2025-04-21T08:00:00Z";
  expect((await setting.run(monday)).session).toBe("2025 round 5, Qualifying");
  expect((await setting.run(monday)).session).toBe("2025 round 5, Race");
  expect((await setting.run(monday)).outcome).toBe("nothing due");
  expect(setting.rows("timing_session")).toHaveLength(3);
  expect(setting.rows("timing_attempt")).toEqual([]);
});

test("sessions older than two weeks are left to the command line", async () => {
  await using setting = await setUp();
  expect((await setting.run("2025-05-05T00:00:00Z")).outcome).toBe("nothing due");
});

test("a session that needs more requests than a run may send continues in the next, without repeating any", async () => {
  await using setting = await setUp();
  const now = "2025-04-18T18:00:00Z";
  // A run lists the sessions and reads two of six answers.
  for (let run = 1; run <= 2; run += 1) {
    expect((await setting.run(now, 3)).outcome).toBe("to be continued");
    expect(setting.rows("timing_answer")).toHaveLength(2 * run);
    expect(setting.rows("timing_session")).toEqual([]);
  }
  expect((await setting.run(now, 3)).outcome).toBe("imported");
  expect(setting.rows("timing_answer")).toEqual([]);
  const asked = setting.openF1.asked.filter((path) => !path.startsWith("sessions"));
  expect(asked).toHaveLength(new Set(asked).size);
});

test("a failure is recorded, retried after a doubling pause, and does not block other sessions", async () => {
  await using setting = await setUp();
  setting.openF1.treat((_, path) =>
    path === "stints?session_key=5001" ? { kind: "status", status: 422, body: "" } : { kind: "answer" },
  );
  const first = await setting.run("2025-04-20T00:00:00Z");
  expect(first).toMatchObject({ session: "2025 round 5, Practice 1", outcome: "failed" });
  expect(first.notes.at(-1)).toContain("OpenF1 answered 422");
  expect(setting.rows("timing_answer")).toEqual([]);
  expect(setting.rows("timing_attempt")).toMatchObject([
    { session: "FP1", tries: 1, next_at: "2025-04-20T01:00:00.000Z", reason: expect.stringContaining("422") },
  ]);
  expect((await setting.run("2025-04-20T00:30:00Z")).session).toBe("2025 round 5, Qualifying");
  expect((await setting.run("2025-04-20T00:40:00Z")).outcome).toBe("nothing due");
  await setting.run("2025-04-20T01:00:00Z");
  expect(setting.rows("timing_attempt")).toMatchObject([{ tries: 2, next_at: "2025-04-20T03:00:00.000Z" }]);
  setting.openF1.treat(() => ({ kind: "answer" }));
  expect((await setting.run("2025-04-20T03:00:00Z")).outcome).toBe("imported");
  expect(setting.rows("timing_attempt")).toEqual([]);
});

test("a session that OpenF1 does not list yet is a failure, not an error", async () => {
  await using setting = await setUp();
  setting.openF1.treat(() => ({
    kind: "body",
    body: JSON.stringify(weekendAnswers("sessions?year=2025").slice(1)),
  }));
  const run = await setting.run("2025-04-18T18:00:00Z");
  expect(run).toMatchObject({ outcome: "failed", notes: ["OpenF1 does not list this session"] });
});

test("a session imported before its classification is recomputed once that is available", async () => {
  await using setting = await setUp();
  const now = "2025-04-18T18:00:00Z";
  using db = new DatabaseSync(setting.file);
  const classification = db.prepare("SELECT * FROM timed_result WHERE race_id = 1130").all();
  const columns = Object.keys(classification[0] ?? {});
  db.exec("DELETE FROM timed_result WHERE race_id = 1130; DELETE FROM result WHERE race_id = 1130");
  expect((await setting.run(now)).outcome).toBe("imported");
  expect(setting.rows("timing_session")).toMatchObject([{ provisional: 1 }]);
  expect((await setting.run(now)).outcome).toBe("nothing due");
  const insert = db.prepare(`INSERT INTO timed_result VALUES (${columns.map(() => "?").join(", ")})`);
  for (const row of classification) insert.run(...columns.map((name) => row[name] ?? null));
  expect((await setting.run(now)).outcome).toBe("imported");
  expect(setting.rows("timing_session")).toMatchObject([{ provisional: 0 }]);
});
