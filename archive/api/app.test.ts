import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { app } from "./app.ts";

const headers = { "x-api-key": "s3cret" };
const env = { API_KEY: "s3cret" };

async function statusOf(path: string, init: RequestInit = {}): Promise<number> {
  return (await app.request(path, { headers, ...init }, env)).status;
}

test("every endpoint has a route, which rejects other methods with 405, not 404", async () => {
  for (const { pattern } of Object.values(endpoints)) {
    const path = pattern.replaceAll(/[{}]/g, "");
    expect([path, await statusOf(path, { method: "POST" })]).toEqual([path, 405]);
  }
});

test.each([
  "/",
  "/api",
  "/api/race",
  "/api/archive/",
  "/api/teams/ferrari/",
  "/api/teams/ferrari/results/",
  "/api/Teams",
  "//api/teams",
])("%s is no path of the API", async (path) => {
  expect(
    (await app.request(new Request(`https://api.example${path}`, { headers }), undefined, env)).status,
  ).toBe(404);
});

test.each([
  "/api/drivers/",
  "/api/teams//results",
  "/api/teams/%E0%A4%A/results",
  "/api/teams/%00/results",
  "/api/teams/ferrari%2Fresults",
])("%s holds no id: 400", async (path) => {
  expect(await statusOf(path)).toBe(400);
});

test("without the key nothing is revealed, whatever the path and method", async () => {
  for (const path of ["/api/teams", "/api/nothing"])
    expect(await statusOf(path, { method: "DELETE", headers: {} })).toBe(401);
});
