import { parse } from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiKeyHeader, errorBody } from "#contract/http.ts";
import { paths } from "#contract/endpoints.ts";
import { startTestApi, type TestApi, testVars } from "../support/api.ts";
import { canaryKey } from "../support/site.ts";

// One server answers every test that does not need another environment: they only read.
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

async function errorOf(response: Response) {
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  return parse(errorBody, await response.json()).error;
}

test.each([
  ["no key", {}],
  ["an empty key", { [apiKeyHeader]: "" }],
  ["a wrong key", { [apiKeyHeader]: `${canaryKey}x` }],
  ["the key in another header", { authorization: `Bearer ${canaryKey}` }],
])("with %s every path answers 401, also one that is not there", async (_, headers) => {
  for (const path of [paths.archive(), paths.teamResults("ferrari"), "/api/no/such/path", "/"]) {
    const response = await api.ask(path, { headers });
    expect([path, response.status]).toEqual([path, 401]);
    expect(await errorOf(response)).toMatchObject({
      code: "unauthorized",
      expected: expect.stringContaining("x-api-key"),
    });
  }
});

test("without the key a request that is wrong in other ways learns nothing about it", async () => {
  expect((await api.ask(paths.archive(), { method: "DELETE", headers: {} })).status).toBe(401);
  expect((await api.ask(paths.teamResults("%"), { headers: {} })).status).toBe(401);
});

test("a Worker without a key of its own answers nothing, and says that it lacks one", async () => {
  await using keyless = await startTestApi({ vars: { LOCAL: "yes" } });
  const response = await keyless.ask(paths.archive());
  expect(response.status).toBe(500);
  expect((await errorOf(response)).message).toContain("API_KEY");
});

test.each([
  paths.teamResults("ferrari!"),
  paths.driverResults("max__verstappen"),
  paths.driverChampionship("' OR 1=1 --"),
  paths.teammates("_"),
  paths.driverProfile("max verstappen!"),
  paths.driverQualifying("*"),
  paths.driverRaces("_"),
  paths.teamProfile("ferrari!"),
  paths.teamSeasons("ferrari__f1"),
  "/api/drivers/",
  "/api/teams/",
  "/api/teams//results",
  "/api/teams/%00/results",
  "/api/drivers/%E0%A4%A/results",
])("%s is malformed: 400, with what was expected", async (path) => {
  const response = await api.ask(path);
  expect(response.status).toBe(400);
  expect(await errorOf(response)).toMatchObject({ code: "bad_request", expected: expect.any(String) });
});

test.each(["twenty", "25", "2025.0", "-2025", "1949", "9999", "2025%20"])(
  "the year %s is refused with 400",
  async (year) => {
    const ofYear = ["championships/{year}/driver/overview", "championships/{year}/constructor/overview"];
    for (const path of [...ofYear, "races/{year}"]) {
      const response = await api.ask(`/api/${path.replace("{year}", year)}`);
      expect([path, response.status]).toEqual([path, 400]);
      expect((await errorOf(response)).expected).toContain("season");
    }
  },
);

test.each([
  "/",
  "/api",
  "/api/archive/",
  "/api/Archive",
  "/api/teams/ferrari/nothing",
  "/api/championships/2025",
])("%s is no path: 404", async (path) => {
  const response = await api.ask(path);
  expect(response.status).toBe(404);
  expect((await errorOf(response)).code).toBe("not_found");
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
  "%s is not taken: 405, and which are",
  async (method) => {
    const response = await api.ask(paths.archive(), { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
    expect((await errorOf(response)).code).toBe("method_not_allowed");
  },
);

test("HEAD is answered like GET, without a body", async () => {
  const [get, head] = [await api.ask(paths.teams()), await api.ask(paths.teams(), { method: "HEAD" })];
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
  for (const name of ["content-type", "etag", "cache-control", "x-archive-version"])
    expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
});

test("a database that no import has reached says how it is filled", async () => {
  await using empty = await startTestApi({ database: "empty" });
  const response = await empty.ask(paths.teams());
  expect(response.status).toBe(503);
  expect((await errorOf(response)).message).toContain("npm run data:sync");
});

test("a set clock is refused where the Worker is not on a developer's machine, without a word about why", async () => {
  const { LOCAL: _, ...deployed } = testVars;
  await using misset = await startTestApi({ vars: deployed });
  const response = await misset.ask(paths.nextRace());
  expect(response.status).toBe(500);
  expect((await errorOf(response)).message).not.toContain("NOW");
});
