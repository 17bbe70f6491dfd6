import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchAgain } from "../support/fetch-again.ts";
import type { Served } from "../../scripts/lib/serve.ts";
import { type TestApi, startTestApi } from "../support/api.ts";
import { madeUpAddress } from "../support/unknown-names.ts";
import { serverFunctionInput, serverFunctionPath, serverFunctionPaths } from "../support/server-functions.ts";
import { startTestSite } from "../support/site.ts";
import { realAnswer, startUpstream, type Upstream } from "../support/upstream.ts";

let api: TestApi;
let upstream: Upstream;
let site: Served;
beforeAll(async () => {
  api = await startTestApi();
  upstream = await startUpstream((path) => realAnswer(api, path));
  site = await startTestSite({ API_BASE_URL: upstream.url });
});
afterAll(async () => {
  await site.stop();
  await upstream[Symbol.asyncDispose]();
  await api.stop();
});

async function ask(path: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
  const response = await fetchAgain(`${site.url}${path}`, { redirect: "manual", ...init });
  return { status: response.status, text: await response.text() };
}

test(
  "the API is asked for no name that its lists do not hold",
  { tags: ["deep"], timeout: 300_000 },
  async () => {
    // What every page asks for, and the lists.
    for (const path of [
      "/driver/nobody/",
      "/teams/nobody/",
      "/circuits/nobody/",
      "/race/2025/99/race/results",
    ])
      await ask(path);
    upstream.asked.length = 0;
    for (let number = 0; number < 300; number += 20)
      await Promise.all(Array.from({ length: 20 }, (_, index) => ask(madeUpAddress(number + index))));
    expect(upstream.asked.filter((path) => path.includes("nobody"))).toEqual([]);
    expect(new Set(upstream.asked).size).toBeLessThan(120);
  },
);

test("server functions answer the caller's mistakes in one short form", async () => {
  const headers = { "sec-fetch-site": "same-origin", "x-tsr-serverfn": "true" };
  const known = serverFunctionPath("fetchDriverProfile");
  const calls: Array<[path: string, init: RequestInit, status: number]> = [
    ["/_serverFn/0123456789abcdef", {}, 404],
    [known, {}, 400],
    [`${known}?payload=`, {}, 400],
    [`${known}?payload=%7B`, {}, 400],
    [`${known}?payload=null`, {}, 400],
    [`${known}?payload=%7B%22t%22%3A99%7D`, {}, 400],
    [`${known}${serverFunctionInput("a".repeat(65))}`, {}, 400],
    [`${known}${serverFunctionInput("a".repeat(8000))}`, {}, 400],
    [known, { method: "POST", body: new URLSearchParams({ a: "b" }) }, 405],
    [known, { method: "PUT", body: "{}" }, 405],
  ];
  for (const [path, init, status] of calls) {
    const answer = await ask(path, { ...init, headers });
    expect([path.slice(0, 80), answer.status]).toEqual([path.slice(0, 80), status]);
    // Nothing of what was sent, and nothing internal.
    expect(answer.text).toMatch(/^[A-Z][a-z ]+\.$/);
  }
});

test("no server function asks for anything on a long input", async () => {
  const headers = { "sec-fetch-site": "same-origin", "x-tsr-serverfn": "true" };
  const paths = serverFunctionPaths();
  expect(paths.length).toBeGreaterThan(30);
  upstream.asked.length = 0;
  for (const path of paths) {
    const { status } = await ask(`${path}${serverFunctionInput("max_verstappen_".repeat(1000))}`, {
      headers,
    });
    expect(status).toBe(400);
  }
  expect(upstream.asked.filter((path) => path.length > 100)).toEqual([]);
});
