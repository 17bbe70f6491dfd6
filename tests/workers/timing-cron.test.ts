import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { starterSessions } from "#archive/import/openf1/starter-timing.ts";
import { startOpenF1 } from "#archive/import/testing/openf1-server.ts";
import { hasReplay, needsReplay, startReplay } from "#archive/import/testing/replay-server.ts";
import { startTestApi, type TestApi, testVars } from "../support/api.ts";

/** Some hours after the first qualifying of 2025. */
const NOW = "2025-03-15T10:00:00Z";

/** The sessions whose timing is held, with their fingerprints. */
function held(api: TestApi): Record<string, unknown> {
  using db = new DatabaseSync(api.databaseFile, { readOnly: true });
  const rows = db.prepare("SELECT session, fingerprint FROM timing_session ORDER BY started_at").all();
  return Object.fromEntries(rows.map(({ session, fingerprint }) => [String(session), fingerprint]));
}

function forgetTiming(api: TestApi): void {
  using db = new DatabaseSync(api.databaseFile);
  db.exec("DELETE FROM timing_session; DELETE FROM timing_document");
}

test("hour by hour the cron imports what is over, and computes in workerd what an import on a machine computes", async ({
  skip,
}) => {
  skip(!hasReplay, needsReplay);
  await using replay = await startReplay();
  const vars = { ...testVars, NOW, OPENF1_URL: replay.address, OPENF1_LIMITS: "1000/1" };
  await using api = await startTestApi({ vars });
  forgetTiming(api);
  const sessionsAfter = [];
  for (let run = 1; run <= 6; run += 1) {
    expect(await api.runCron()).toBe("ok");
    sessionsAfter.push(Object.keys(held(api)).join(" "));
  }
  // Qualifying takes more requests than one run may send: the fourth begins it, the fifth ends it.
  const practices = "FP1 FP2 FP3";
  const all = `${practices} Q`;
  expect(sessionsAfter).toEqual(["FP1", "FP1 FP2", practices, practices, all, all]);
  const shipped = starterSessions().filter(({ round, session }) => round === 1 && session !== "R");
  expect(held(api)).toEqual(
    Object.fromEntries(shipped.map(({ session, fingerprint }) => [session, fingerprint])),
  );
  expect((await api.ask("/api/races/2025/1/timing/Q/dominance")).status).toBe(200);
  const laps = replay.answered.filter((line) => line.includes("/v1/laps?"));
  expect(laps).toHaveLength(4);
});

test("a cron that finds nothing to do does nothing", async () => {
  await using api = await startTestApi({ vars: { ...testVars, NOW, OPENF1_URL: "http://127.0.0.1:1/v1" } });
  const before = held(api);
  expect(await api.runCron()).toBe("ok");
  expect(held(api)).toEqual(before);
});

test("a cron that OpenF1 refuses leaves everything as it is, and notes why", async () => {
  await using openF1 = await startOpenF1(() => []);
  openF1.treat(() => ({ kind: "status", status: 401, body: '{"detail":"Session in progress"}' }));
  const vars = { ...testVars, NOW: "2025-04-18T18:00:00Z", OPENF1_URL: openF1.address };
  await using api = await startTestApi({ vars });
  using db = new DatabaseSync(api.databaseFile);
  db.exec("DELETE FROM session WHERE race_id <> 1130");
  const before = held(api);
  expect(await api.runCron()).toBe("ok");
  expect(held(api)).toEqual(before);
  expect(db.prepare("SELECT session, tries, reason FROM timing_attempt").all()).toMatchObject([
    { session: "FP1", tries: 1, reason: expect.stringContaining("OpenF1 answers 401") },
  ]);
});
