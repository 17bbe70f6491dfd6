import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startRestartingSite } from "../support/restarting-site.ts";
import { startTestApi, type TestApi, testVars } from "../support/api.ts";
import { serverFunctionPath } from "../support/server-functions.ts";
import { startTestSite } from "../support/site.ts";
import { realAnswer, startUpstream, type Upstream } from "../support/upstream.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const sameOrigin = { "sec-fetch-site": "same-origin" };
const lastRace = "/api/races/lastRace";
const driverSeasons = "/api/drivers/max_verstappen/championship-data";
const championship = "/driver/max_verstappen/championship";

function timesAsked(upstream: Upstream, path: string): number {
  return upstream.asked.filter((each) => each === path).length;
}

test("200 requests at one time are one call of the API, and all are answered", async () => {
  await using upstream = await startUpstream(async (path) => {
    await new Promise((later) => setTimeout(later, 300));
    return realAnswer(api, path);
  });
  await using site = await startTestSite({ API_BASE_URL: upstream.url });
  const address = `${site.url}${serverFunctionPath("fetchLastRace")}`;
  const answers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const response = await fetch(address, { headers: sameOrigin });
      return { status: response.status, text: await response.text() };
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(timesAsked(upstream, lastRace)).toBe(1);
});

test("a visitor who leaves does not take the shared call along", async () => {
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await using upstream = await startUpstream(async (path) => {
    if (path === lastRace) {
      isAsked();
      await released;
    }
    return realAnswer(api, path);
  });
  await using site = await startTestSite({ API_BASE_URL: upstream.url });
  const address = `${site.url}${serverFunctionPath("fetchLastRace")}`;
  const leaving = new AbortController();
  const left = fetch(address, { headers: sameOrigin, signal: leaving.signal }).catch(() => "left");
  await asked;
  const staying = fetch(address, { headers: sameOrigin });
  leaving.abort();
  expect(await left).toBe("left");
  release();
  expect((await staying).status).toBe(200);
  expect(timesAsked(upstream, lastRace)).toBe(1);
});

test("when the API fails, pages stand on the last answers and nobody keeps them", async () => {
  let healthy = true;
  await using upstream = await startUpstream((path) =>
    healthy ? realAnswer(api, path) : { status: 500, body: "{}" },
  );
  await using site = await startTestSite({ API_BASE_URL: upstream.url, CACHE: "data" });
  expect(await (await fetch(`${site.url}${championship}`)).text()).toContain("Red Bull");
  healthy = false;
  const response = await fetch(`${site.url}${championship}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const text = await response.text();
  expect(text).toContain("Red Bull");
  expect(text).toContain("The data service is not responding. This page shows data from");
});

test("another isolate stands on what the data centre shares", async () => {
  let healthy = true;
  await using upstream = await startUpstream((path) =>
    healthy ? realAnswer(api, path) : { status: 500, body: "{}" },
  );
  const persistTo = mkdtempSync(join(tmpdir(), "f1-shared-"));
  const vars = { ...testVars, API_BASE_URL: upstream.url, CACHE: "data" };
  const site = await startRestartingSite({ port: 0, persistTo, vars });
  try {
    await (await fetch(`${site.url}${championship}`)).text();
    healthy = false;
    await site.reload();
    const response = await fetch(`${site.url}${championship}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Red Bull");
  } finally {
    await site.stop();
  }
});

test("what is fresh is not asked for again, and what is asked for each time is", async () => {
  await using upstream = await startUpstream((path) => realAnswer(api, path));
  await using site = await startTestSite({ API_BASE_URL: upstream.url, CACHE: "data" });
  for (let visit = 0; visit < 3; visit += 1) await (await fetch(`${site.url}${championship}`)).text();
  expect(timesAsked(upstream, driverSeasons)).toBe(3);
  expect(timesAsked(upstream, "/api/archive")).toBe(1);
});

test("with the caches off every fact is asked for", async () => {
  await using upstream = await startUpstream((path) => realAnswer(api, path));
  await using site = await startTestSite({ API_BASE_URL: upstream.url, CACHE: "off" });
  const address = `${site.url}${serverFunctionPath("fetchLastRace")}`;
  for (let visit = 0; visit < 3; visit += 1) await (await fetch(address, { headers: sameOrigin })).text();
  expect(timesAsked(upstream, lastRace)).toBe(3);
});
