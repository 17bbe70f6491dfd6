import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { securityHeaders } from "#app/edge/security.ts";
import { root } from "../../scripts/lib/paths.ts";
import type { Served } from "../../scripts/lib/serve.ts";
import { pageKinds } from "../support/pages.ts";
import { serverFunctionPath } from "../support/server-functions.ts";
import { startTestSite } from "../support/site.ts";

let site: Served;
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: "on" });
});
afterAll(() => site.stop());

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${site.url}${path}`, { redirect: "manual", ...init });
}

const asset = readdirSync(join(root, "dist", "client", "assets")).find((name) => name.endsWith(".js")) ?? "";
const sameOrigin = { "sec-fetch-site": "same-origin" };

test.each<[kind: string, path: string, init: RequestInit, status: number]>([
  ["a page", "/teams/ferrari/", {}, 200],
  ["a cached page", "/teams/ferrari/", {}, 200],
  ["a missing page", "/nowhere", {}, 404],
  ["a redirect", "/teams/", {}, 307],
  ["an address cut off", "/driver/%E0%A4%A", {}, 400],
  ["a refused method", "/teams/ferrari/", { method: "POST" }, 405],
  ["a server function", serverFunctionPath("fetchLastRace"), { headers: sameOrigin }, 200],
  [
    "a refused call",
    serverFunctionPath("fetchLastRace"),
    { headers: { "sec-fetch-site": "cross-site" } },
    403,
  ],
  ["a text", "/robots.txt", {}, 200],
  ["the health", "/healthz", {}, 200],
  ["a script", `/assets/${asset}`, {}, 200],
  ["a picture", "/favicon.svg", {}, 200],
])("%s carries the security headers", async (_kind, path, init, status) => {
  const response = await ask(path, init);
  expect(response.status).toBe(status);
  for (const [name, value] of Object.entries(securityHeaders))
    expect([name, response.headers.get(name)]).toEqual([name, value]);
});

test("an address that is cut off is told what is wrong with it", async () => {
  const page = await ask("/driver/%zz/");
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await page.text()).toMatch(/This address cannot be read: .*<a href="\/search\/">/);
  expect(await (await ask("/api/drivers/%E0%A4%A")).json()).toMatchObject({ error: { code: "bad_request" } });
});

test("WebAssembly may run in the worker for SQL, and nowhere else", async () => {
  const names = readdirSync(join(root, "dist", "client", "assets")).filter((name) => name.endsWith(".js"));
  const allowing: Array<string> = [];
  for (const name of names) {
    const policy = (await ask(`/assets/${name}`)).headers.get("content-security-policy");
    if (policy !== null) allowing.push(`${name.replace(/-[\w-]{8}\.js$/, "")}: ${policy}`);
  }
  expect(allowing).toEqual([
    "sql-worker: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  ]);
  const page = (await ask("/sql/")).headers.get("content-security-policy") ?? "";
  expect(page).toMatch(/script-src 'nonce-[\w-]+' 'strict-dynamic';/);
  expect(page).not.toContain("wasm");
  expect(page).not.toContain("unsafe");
});

test("static files say the same as the Worker", () => {
  const text = readFileSync(join(root, "public", "_headers"), "utf8").toLowerCase();
  for (const [name, value] of Object.entries(securityHeaders))
    expect(text).toContain(`${name}: ${value.toLowerCase()}`);
});

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
  "a page refuses %s, and says what it takes",
  async (method) => {
    const response = await ask("/teams/ferrari/", { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  },
);

test.each<[site: string | null, origin: string | null, status: number]>([
  ["same-origin", null, 200],
  ["cross-site", null, 403],
  ["same-site", null, 403],
  [null, "https://evil.example", 403],
  [null, "null", 403],
])(
  "a server function called with Sec-Fetch-Site %s and Origin %s answers %i",
  async (fetchSite, origin, status) => {
    const headers: Record<string, string> = {};
    if (fetchSite !== null) headers["sec-fetch-site"] = fetchSite;
    if (origin !== null) headers.origin = origin;
    const response = await ask(serverFunctionPath("fetchLastRace"), { headers });
    expect(response.status).toBe(status);
  },
);

test.each(pageKinds)("%s has no style that its policy would refuse", async (path) => {
  const html = await (await ask(path)).text();
  const withoutScripts = html.replaceAll(/<script[\s\S]*?<\/script>/g, "");
  expect(withoutScripts).not.toMatch(/<[^>]*\sstyle=/);
  for (const style of withoutScripts.match(/<style[^>]*>/g) ?? []) expect(style).toContain("nonce=");
});

test("hosts and forwarded headers reach no address of a page", async () => {
  const headers = {
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "http",
    forwarded: "host=evil.example",
  };
  for (const path of ["/standings/2025/drivers/graph", "/standings/", "/sitemap.xml", "/robots.txt"]) {
    const response = await ask(path, { headers });
    expect(`${response.headers.get("location")} ${await response.text()}`).not.toContain("evil.example");
  }
});

function report(body: string): Promise<Response> {
  return ask("/api/csp-report", {
    method: "POST",
    headers: { "content-type": "application/csp-report" },
    body,
  });
}

test("a report that is only asked for is refused as the data is", async () => {
  const response = await ask("/api/csp-report");
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  expect(await response.json()).toMatchObject({ error: { code: "method_not_allowed" } });
});

test("browsers report what a policy kept from them", async () => {
  const violation = { "csp-report": { "document-uri": `${site.url}/`, "blocked-uri": "inline" } };
  expect((await report(JSON.stringify(violation))).status).toBe(204);
  expect((await report("{}")).status).toBe(400);
  expect((await report(JSON.stringify({ ...violation, long: "x".repeat(20_000) }))).status).toBe(413);
});

/** How 700 calls of a client are answered, a hundred more than a minute has for one. */
async function callWithoutEnd(headers: Record<string, string>): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let call = 0; call < 700; call += 50) {
    const batch = await Promise.all(
      Array.from({ length: 50 }, () => ask(serverFunctionPath("fetchLastRace"), { headers })),
    );
    for (const response of batch) {
      statuses.add(response.status);
      // Read to its end: a body that is given up closes its connection, and the next call may meet that.
      await response.arrayBuffer();
    }
  }
  return statuses;
}

test("a client that calls without end is told to wait, and pages that are kept still open", async () => {
  await expect.poll(async () => (await ask("/")).headers.get("server-timing")).toMatch(/desc=(?:hit|stale)/);
  const headers = { ...sameOrigin, "cf-connecting-ip": "192.0.2.7" };
  const others = { ...sameOrigin, "cf-connecting-ip": "192.0.2.8" };
  // A minute may begin in the midst of it, and counts anew: then it is all done once more.
  await expect
    .poll(
      async () => ({
        calls: await callWithoutEnd(headers),
        pageToRender: (await ask("/driver/nobody_at_all/", { headers })).status,
        picture: (await ask("/social/driver/max_verstappen.png", { headers })).status,
        keptPage: (await ask("/", { headers })).status,
        otherClient: (await ask(serverFunctionPath("fetchLastRace"), { headers: others })).status,
      }),
      { timeout: 120_000 },
    )
    .toEqual({
      calls: new Set([200, 429]),
      pageToRender: 429,
      picture: 429,
      keptPage: 200,
      otherClient: 200,
    });
}, 180_000);
