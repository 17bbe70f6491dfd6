import { setTimeout as later } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { startTestApi, type TestApi } from "../support/api.ts";
import type { Served } from "../../scripts/lib/serve.ts";
import { startTestSite } from "../support/site.ts";
import { realAnswer, startUpstream } from "../support/upstream.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Seen = { cache: string; status: number; text: string; nonce: string; headers: Headers };

/** Opens a page, and looks at what the page cache says it did. */
async function see(address: string, init: RequestInit = {}): Promise<Seen> {
  const response = await fetch(address, { redirect: "manual", ...init });
  const { status, headers } = response;
  const nonce = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";
  const cache = /cache;desc=(\w+)/.exec(headers.get("server-timing") ?? "")?.[1] ?? "";
  return { cache, status, text: await response.text(), nonce, headers };
}

/** Waits until the site knows its archive: before that no page is kept. */
async function knowsArchive(site: Served): Promise<void> {
  await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status).toBe(200);
}

// Beside other tests on two cores a page may be streamed for half a minute, a new archive's longest.
vi.setConfig({ testTimeout: 180_000 });

/** Opens a page until it is kept: a page that a busy machine streams is not. */
async function becomesCached(address: string): Promise<void> {
  await expect.poll(async () => (await see(address)).cache, { timeout: 80_000 }).toBe("hit");
}

test(
  "a page that lacks its examples alone is kept only when they are there again",
  { tags: ["deep"] },
  async () => {
    let isBroken = true;
    await using upstream = await startUpstream((path) =>
      isBroken && path === endpoints.driverCareers.path()
        ? { status: 500, body: "{}" }
        : realAnswer(api, path),
    );
    await using site = await startTestSite({ API_BASE_URL: upstream.url });
    await knowsArchive(site);
    for (let visit = 0; visit < 4; visit += 1) {
      expect((await see(`${site.url}/compare/`)).cache).not.toBe("hit");
      await later(300);
    }
    isBroken = false;
    await becomesCached(`${site.url}/compare/`);
  },
);

const championship = "/driver/max_verstappen/championship";

test("a cached page is the page, byte for byte, with a nonce of its own", async () => {
  await using site = await startTestSite();
  await knowsArchive(site);
  const made = await see(`${site.url}/teams/ferrari/`);
  expect(made.cache).not.toBe("hit");
  await becomesCached(`${site.url}/teams/ferrari/`);
  const seen = [];
  for (let visit = 0; visit < 3; visit += 1) seen.push(await see(`${site.url}/teams/ferrari/`));
  expect(seen.map(({ cache }) => cache)).toEqual(["hit", "hit", "hit"]);
  expect(new Set(seen.map(({ nonce }) => nonce)).size).toBe(3);
  expect(new Set(seen.map(({ text, nonce }) => text.replaceAll(nonce, "NONCE"))).size).toBe(1);
  for (const { text, nonce } of seen) {
    const scripts = text.match(/<script(?! type="application\/ld\+json")[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  }
});

test("tabs, seasons and the team parameter are kept; what visitors make up is not", async () => {
  await using site = await startTestSite();
  await knowsArchive(site);
  await becomesCached(`${site.url}/driver/max_verstappen/race_teammate?view=yearly`);
  await becomesCached(`${site.url}/races/?year=2025`);
  await becomesCached(`${site.url}/teams/ferrari/?team=mclaren`);
  const twice = async (path: string) => {
    await see(`${site.url}${path}`);
    return (await see(`${site.url}${path}`)).cache;
  };
  expect(await twice("/teams/ferrari/?team=made_up")).toBe("pass");
  expect(await twice("/teams/ferrari/?sort=points.desc")).toBe("none");
  expect(await twice("/teams/ferrari/?made=up")).toBe("none");
  expect(await twice("/teams/f%65rrari/")).toBe("none");
  expect(await twice("/driver/nobody_at_all/")).toBe("pass");
  expect(await twice("/driver/Max-Verstappen/")).toBe("pass");
});

test("a page's answer says how browsers and Cloudflare may keep it", async () => {
  await using site = await startTestSite();
  await knowsArchive(site);
  await becomesCached(`${site.url}/standings/2025/drivers/overview`);
  const settled = await see(`${site.url}/standings/2025/drivers/overview`);
  expect(settled.headers.get("cache-control")).toBe("public, max-age=300");
  expect(settled.headers.get("cloudflare-cdn-cache-control")).toContain("max-age=604800");
  expect(settled.headers.get("cache-tag")).toMatch(/^page,archive-.+,standings,standings-2025$/);
  await becomesCached(`${site.url}/teams/ferrari/`);
  const current = await see(`${site.url}/teams/ferrari/`);
  expect(current.headers.get("cache-control")).toBe("public, max-age=60");
  const sorted = await see(`${site.url}/teams/ferrari/?sort=points.desc`);
  expect(sorted.headers.get("cloudflare-cdn-cache-control")).toBe("no-store");
  const missing = await see(`${site.url}/nowhere`);
  expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "public, max-age=60"]);
});

test("HEAD renders and caches the page, and returns only its headers", async () => {
  await using site = await startTestSite();
  await knowsArchive(site);
  const address = `${site.url}/teams/ferrari/`;
  await expect.poll(async () => (await see(address, { method: "HEAD" })).cache).toBe("hit");
  const head = await see(address, { method: "HEAD" });
  expect([head.status, head.text]).toEqual([200, ""]);
  const page = await see(address);
  expect(page.cache).toBe("hit");
  expect(page.text).toContain("</html>");
});

test("another archive is another page, and another isolate has the pages of the first", async () => {
  let version = "one";
  await using upstream = await startUpstream(async (path) => {
    const answer = await realAnswer(api, path);
    const body = answer.body.replace(/"version":"[^"]*"/, `"version":"${version}"`);
    return { ...answer, body, headers: { "x-archive-version": version } };
  });
  await using site = await startTestSite({ API_BASE_URL: upstream.url });
  await knowsArchive(site);
  await becomesCached(`${site.url}${championship}`);
  await site.reload();
  await knowsArchive(site);
  expect((await see(`${site.url}${championship}`)).cache).toBe("hit");
  version = "two";
  await site.reload();
  await knowsArchive(site);
  expect((await see(`${site.url}${championship}`)).cache).not.toBe("hit");
  await becomesCached(`${site.url}${championship}`);
});

test(
  "a page that lacks facts is is not cached, and is complete after the first good answer",
  { tags: ["deep"] },
  async () => {
    let healthy = true;
    await using upstream = await startUpstream((path) =>
      healthy || path === "/api/archive" ? realAnswer(api, path) : { status: 500, body: "{}" },
    );
    await using site = await startTestSite({ API_BASE_URL: upstream.url });
    await knowsArchive(site);
    healthy = false;
    const degraded = await see(`${site.url}${championship}`);
    expect(degraded.headers.get("cache-control")).toBe("no-store");
    expect(degraded.text).not.toContain("Red Bull");
    healthy = true;
    expect((await see(`${site.url}${championship}`)).text).toContain("Red Bull");
    await becomesCached(`${site.url}${championship}`);
    expect((await see(`${site.url}${championship}`)).text).toContain("Red Bull");
  },
);

test("while the API fails a stale page stands, and no visitor waits for it", async () => {
  let healthy = true;
  await using upstream = await startUpstream((path) =>
    healthy ? realAnswer(api, path) : { status: 500, body: "{}" },
  );
  await using site = await startTestSite({ API_BASE_URL: upstream.url });
  await knowsArchive(site);
  await becomesCached(`${site.url}${championship}`);
  healthy = false;
  await site.reload({ CACHE_CLOCK_AHEAD: String(2 * 3600) });
  await knowsArchive(site);
  const stale = await see(`${site.url}${championship}`);
  expect([stale.cache, stale.status]).toEqual(["stale", 200]);
  expect(stale.text).toContain("Red Bull");
  await site.reload({ CACHE_CLOCK_AHEAD: String(3 * 86_400) });
  await knowsArchive(site);
  const old = await see(`${site.url}${championship}`);
  expect(old.status).toBe(200);
  expect(old.text).toContain("Red Bull");
});

test("with a slow API the first page is streamed; later ones come from the cache and are revalidated", async () => {
  await using upstream = await startUpstream(async (path) => {
    await later(150);
    return realAnswer(api, path);
  });
  await using site = await startTestSite({ API_BASE_URL: upstream.url });
  await knowsArchive(site);
  const first = await see(`${site.url}${championship}`);
  expect([first.cache, first.headers.get("cache-control")]).toEqual(["pass", "no-store"]);
  await becomesCached(`${site.url}${championship}`);
  expect((await see(`${site.url}${championship}`)).text).toContain("Red Bull");
  await site.reload({ CACHE_CLOCK_AHEAD: String(2 * 3600) });
  await knowsArchive(site);
  expect((await see(`${site.url}${championship}`)).cache).toBe("stale");
  await becomesCached(`${site.url}${championship}`);
});

test("the page cache can be switched off, and begun anew", { tags: ["deep"] }, async () => {
  await using site = await startTestSite({ CACHE: "data" });
  await knowsArchive(site);
  for (let visit = 0; visit < 2; visit += 1) expect((await see(`${site.url}/`)).cache).toBe("none");
  await site.reload({ CACHE: "all" });
  await knowsArchive(site);
  await becomesCached(`${site.url}/`);
  await site.reload({ CACHE_GENERATION: "b" });
  await knowsArchive(site);
  expect((await see(`${site.url}/`)).cache).not.toBe("hit");
});
