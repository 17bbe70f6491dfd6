import { parse } from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localDatabase } from "#archive/import/openf1/local-database.ts";
import { type SessionTiming, storedSession, storeStatements } from "#archive/import/openf1/timing-store.ts";
import { sampleTiming } from "#archive/import/testing/samples.ts";
import { archiveInfo } from "#contract/archive.ts";
import { errorBody } from "#contract/http.ts";
import { paths } from "#contract/endpoints.ts";
import { topSpeed } from "#contract/timing/lap.ts";
import { startTestApi, type TestApi } from "../support/api.ts";

/** A race whose timing does not ship with the source: what is held of it is what these tests store. */
const race = { year: 2025, round: 5 };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await store(sampleTiming(race));
});
afterAll(() => api.stop());

async function store(timing: SessionTiming): Promise<void> {
  const stored = await storedSession(timing, "2025-03-15T09:00:00Z");
  await localDatabase(api.databaseFile)(storeStatements(stored));
}

async function versionOf(): Promise<string> {
  return (await api.read(paths.archive(), archiveInfo)).version;
}

test("a document of an imported session is answered as it was stored", async () => {
  const response = await api.ask(paths.timing(race.year, race.round, "Q", "top-speed"));
  expect(response.status).toBe(200);
  expect(parse(topSpeed, await response.json())).toEqual(sampleTiming().documents["top-speed"]);
});

test.each([
  ["/api/races/2025/99/timing/Q/top-speed", "not_found"],
  ["/api/races/1949/1/timing/Q/top-speed", "not_found"],
  ["/api/races/2025/5/timing/SQ/top-speed", "not_found"],
  ["/api/races/2025/5/timing/XYZ/top-speed", "not_found"],
  ["/api/races/2025/5/timing/Q/everything", "not_found"],
  ["/api/races/2025/5/timing/R/top-speed", "not_imported"],
  ["/api/races/2025/5/timing/Q/dominance", "not_recorded"],
])("%s is a 404 that says %s", async (path, code) => {
  const response = await api.ask(path);
  expect(response.status).toBe(404);
  expect(parse(errorBody, await response.json()).error.code).toBe(code);
});

test.each([
  "/api/races/25/1/timing/Q/top-speed",
  "/api/races/2025/0/timing/Q/top-speed",
  "/api/races/2025/01/timing/Q/top-speed",
  "/api/races/2025/first/timing/Q/top-speed",
])("%s is malformed: 400, with what was expected", async (path) => {
  const response = await api.ask(path);
  expect(response.status).toBe(400);
  expect(parse(errorBody, await response.json()).error).toMatchObject({ expected: expect.any(String) });
});

test("the archive's version, and with it every tag, changes when timing is imported while it is served", async () => {
  const before = await versionOf();
  await store(sampleTiming({ ...race, session: "FP1" }));
  const after = await versionOf();
  expect(after).not.toBe(before);
  expect(after.split("-")[0]).toBe(before.split("-")[0]);
  for (const path of [paths.teams(), paths.calendar(2025), paths.timing(2025, 5, "FP1", "top-speed")]) {
    expect((await api.ask(path)).headers.get("x-archive-version")).toBe(after);
  }
});
