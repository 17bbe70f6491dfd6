import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pack } from "#archive/storage/packed-text-sync.ts";
import { apiKeyHeader } from "#contract/http.ts";
import { paths } from "#contract/endpoints.ts";
import { startTestApi, type TestApi, testVars } from "../support/api.ts";
import { canaryKey } from "../support/site.ts";

// One server answers every test that does not change it.
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

function askHolding(server: TestApi, path: string, tag: string): Promise<Response> {
  return server.ask(path, { headers: { [apiKeyHeader]: canaryKey, "if-none-match": tag } });
}

async function tagOf(server: TestApi, path: string): Promise<string> {
  return (await server.ask(path)).headers.get("etag") ?? "none";
}

const tagged = [paths.archive(), paths.teamResults("ferrari"), paths.nextRace(), paths.driverOverview(2025)];

test.each(tagged)("%s: whoever holds the answer is told so in 304, without a body", async (path) => {
  const tag = await tagOf(api, path);
  expect(tag).toMatch(/^"[^"]+"$/);
  for (const held of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
    const response = await askHolding(api, path, held);
    expect([held, response.status]).toEqual([held, 304]);
    expect(await response.text()).toBe("");
    expect(response.headers.get("etag")).toBe(tag);
  }
});

test.each(tagged)("%s: whoever holds another answer gets this one", async (path) => {
  const response = await askHolding(api, path, '"other"');
  expect(response.status).toBe(200);
  expect(await response.text()).not.toBe("");
});

test("an error has no tag, and 304 is no answer to it", async () => {
  const response = await askHolding(api, paths.teamResults("_"), "*");
  expect(response.status).toBe(400);
  expect(response.headers.get("etag")).toBeNull();
});

test("the tag changes with the archive", async () => {
  await using server = await startTestApi();
  const before = await tagOf(server, paths.teamResults("ferrari"));
  using db = new DatabaseSync(server.databaseFile);
  db.exec("UPDATE archive SET value = 'another' WHERE key = 'version'");
  expect(await tagOf(server, paths.teamResults("ferrari"))).not.toBe(before);
});

test("an answer that was given before is the same one, until the archive is another", async () => {
  await using server = await startTestApi();
  const path = paths.teamResults("ferrari");
  const answer = async () => (await server.ask(path)).text();
  const before = await answer();
  expect(before).not.toBe("[]");
  expect(await answer()).toBe(before);
  using db = new DatabaseSync(server.databaseFile);
  db.prepare("UPDATE document SET packed = ? WHERE path = ?").run(pack("[]"), path);
  db.exec("UPDATE archive SET value = 'another' WHERE key = 'version'");
  expect(await answer()).toBe("[]");
});

test("the next race's tag changes when another race is next", async () => {
  await using before = await startTestApi({ vars: { ...testVars, NOW: "2026-08-23T12:59:59Z" } });
  await using after = await startTestApi({ vars: { ...testVars, NOW: "2026-08-23T13:00:00Z" } });
  const [dutch, italian] = [await tagOf(before, paths.nextRace()), await tagOf(after, paths.nextRace())];
  // The last part of the tag is the answer's own; the one before it names the running code.
  expect(dutch.split(".").at(-1)).not.toBe(italian.split(".").at(-1));
  expect(dutch.split(".").at(0)).toBe(italian.split(".").at(0));
});
