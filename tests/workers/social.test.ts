import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../../scripts/lib/serve.ts";
import { pageKinds } from "../support/pages.ts";
import { startTestSite } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

let site: Served;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, site.url), { redirect: "manual", ...init });
}

/** Width and height, from the first bytes of a PNG. */
async function sizeOf(response: Response): Promise<{ width: number; height: number; bytes: number }> {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 8).toString("latin1")).toBe("\u0089PNG\r\n\u001a\n");
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes: bytes.length };
}

const pictures = [
  "/social/site.png",
  "/social/driver/max_verstappen.png",
  "/social/driver/juan_manuel_fangio.png",
  "/social/team/ferrari.png",
  "/social/circuit/monza.png",
  "/social/standings/2025/drivers.png",
  "/social/standings/2026/constructors.png",
  "/social/standings/1955/constructors.png",
  "/social/odds/2026/drivers.png",
  "/social/odds/2021/drivers.png",
  "/social/odds/1955/constructors.png",
  "/social/rules/1988/most.png",
  "/social/rules/2008/points=10-6-4-3-2-1.png",
  "/social/race/2025/1.png",
  "/social/race/1951/4.png",
  "/social/race/2026/22.png",
];

test.each(pictures)("%s is drawn, small enough, and may be kept until the archive changes", async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d+/);
  // Other sites show it.
  expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const { width, height, bytes } = await sizeOf(response);
  expect([width, height]).toEqual([1200, 630]);
  expect(bytes).toBeLessThan(100_000);
  const etag = response.headers.get("etag") ?? "";
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await get(path, { headers: { "if-none-match": held } });
    expect([held, again.status, again.headers.get("etag")]).toEqual([held, 304, etag]);
    expect(await again.text()).toBe("");
  }
});

test("a picture is the same when it is asked for again", async () => {
  const [first, second] = [await get(pictures[1] ?? ""), await get(pictures[1] ?? "")];
  expect(Buffer.from(await second.arrayBuffer()).equals(Buffer.from(await first.arrayBuffer()))).toBe(true);
  expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
});

test.each([
  "/social/",
  "/social/driver.png",
  "/social/driver/nobody_at_all.png",
  "/social/driver/Max-Verstappen.png",
  "/social/driver/max_verstappen",
  "/social/driver/max_verstappen.svg",
  "/social/driver/max_verstappen/results.png",
  "/social/driver/..%2f..%2fapi%2farchive.png",
  "/social/driver/%00.png",
  "/social/driver/%3Csvg%3E.png",
  `/social/driver/${"a".repeat(3000)}.png`,
  "/social/team/nobody.png",
  "/social/standings/1949/drivers.png",
  "/social/standings/2025/engines.png",
  "/social/standings/2025.5/drivers.png",
  "/social/odds/2026/engines.png",
  "/social/rules/1949/most.png",
  "/social/rules/1988/points=ten.png",
  "/social/rules/1988/sprints=out&best=all.png&like=1991.png",
  "/social/race/2025/99.png",
  "/social/race/2025/0x1.png",
  "/social/race/2025/1/2.png",
  "/social/site.png/site.png",
])("%s is the picture of nothing", async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).not.toBe("image/png");
});

test("every kind of page names a picture that is there", { tags: ["deep"] }, async () => {
  const named = new Set<string>();
  for (const path of pageKinds) {
    const text = await (await get(path)).text();
    const image = /<meta property="og:image" content="https:\/\/f1\.example([^"]+)"/.exec(text)?.[1] ?? path;
    named.add(image.replaceAll("&amp;", "&"));
  }
  expect(named.size).toBeGreaterThan(8);
  for (const path of named) expect([path, (await get(path)).status]).toEqual([path, 200]);
});

test("while the data API fails, the site's own picture stands in and is not kept", async () => {
  await using upstream = await startUpstream(() => ({ status: 500, body: "{}" }));
  await using broken = await startTestSite({ API_BASE_URL: upstream.url });
  const response = await fetch(new URL("/social/driver/max_verstappen.png", broken.url));
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect((await sizeOf(response)).width).toBe(1200);
});
