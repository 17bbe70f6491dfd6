import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../../scripts/lib/serve.ts";
import { noindexKinds, pageKinds } from "../support/pages.ts";
import { startTestSite } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

let site: Served;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

function get(path: string): Promise<Response> {
  return fetch(new URL(path, site.url), { redirect: "manual" });
}

const origin = "https://f1.example";

/** All of a sitemap: nothing stands outside this grammar. */
function grammar(root: string, element: string): RegExp {
  const entry = `<${element}><loc>[^<>"'\\s]+</loc>(?:<lastmod>\\d{4}-\\d{2}-\\d{2}</lastmod>)?</${element}>\\n`;
  return new RegExp(
    `^<\\?xml version="1\\.0" encoding="UTF-8"\\?>\\n<${root} xmlns="http://www\\.sitemaps\\.org/schemas/sitemap/0\\.9">\\n(?:${entry})+</${root}>\\n$`,
  );
}

/** The addresses that a sitemap lists, without the site's own. */
async function listed(path: string, root = "urlset", element = "url"): Promise<Array<string>> {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const xml = await response.text();
  expect(xml).toMatch(grammar(root, element));
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    expect(address.startsWith(`${origin}/`)).toBe(true);
    return address.slice(origin.length).replaceAll("&amp;", "&");
  });
}

async function everyPage(): Promise<Array<string>> {
  const parts = await listed("/sitemap.xml", "sitemapindex", "sitemap");
  expect(parts.length).toBeGreaterThan(3);
  return (await Promise.all(parts.map((part) => listed(part)))).flat();
}

test("the parts of the sitemap are sound, list no page twice, and hold all of history", async () => {
  const pages = await everyPage();
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.length).toBeGreaterThan(7000);
  expect(pages).toEqual(
    expect.arrayContaining([
      "/driver/juan_manuel_fangio/",
      "/teams/brawn/championship",
      "/circuits/monza/layouts",
      "/standings/1950/drivers/overview",
      "/races/?year=1967",
      "/race/1950/1/race/results",
      "/race/2025/24/qualifying/results",
      "/race/2026/22/race/results",
    ]),
  );
  expect(pages).not.toContain("/standings/1957/constructors/overview");
  // The starter holds no qualifying of that year, and nothing is listed that has nothing to show.
  expect(pages).not.toContain("/race/1990/1/qualifying/results");
});

/** Pages that say why there is nothing to show: a race to come, a recording without telemetry. */
const emptyPages: ReadonlyArray<string> = [
  "/race/2026/20/race/stints",
  "/race/2025/2/qualifying/team-track-dominance",
];

test("every kind of page that search engines may have is listed under its canonical address", async () => {
  const pages = new Set(await everyPage());
  for (const path of pageKinds) {
    if (emptyPages.includes(path)) continue;
    if (noindexKinds.has(path)) continue;
    // Anyone can be compared with anyone: those pages are found by links.
    if (path.startsWith("/compare/?")) continue;
    const text = await (await get(path)).text();
    const canonical = /<link rel="canonical" href="https:\/\/f1\.example([^"]+)"/.exec(text)?.[1] ?? path;
    expect([canonical, pages.has(canonical.replaceAll("&amp;", "&"))]).toEqual([canonical, true]);
  }
});

test(
  "every hundredth page of the sitemap is there, under that very address",
  { tags: ["deep"] },
  async () => {
    const pages = (await everyPage()).filter((_, index) => index % 100 === 7);
    for (const path of pages) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain(
        `<link rel="canonical" href="${origin}${path.replaceAll("&", "&amp;")}"`,
      );
    }
  },
);

test("robots are told where the sitemap is, under the site's public address", async () => {
  const response = await get("/robots.txt");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  expect(text).toContain("User-agent: *\nAllow: /\n");
});

test("without a public address the one that was asked stands in the sitemap", async () => {
  await using local = await startTestSite({ SITE_URL: "" });
  const text = await (await fetch(new URL("/robots.txt", local.url))).text();
  expect(text).toContain(`Sitemap: ${local.url}/sitemap.xml`);
});

test.each(["/sitemaps/nothing.xml", "/sitemaps/constructor.xml", "/sitemaps/drivers"])(
  "%s is no part of the sitemap",
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test("while the data API fails there is no sitemap, rather than an empty one", async () => {
  await using upstream = await startUpstream(() => ({ status: 500, body: "{}" }));
  await using broken = await startTestSite({ API_BASE_URL: upstream.url });
  for (const path of ["/sitemap.xml", "/sitemaps/drivers.xml"]) {
    const response = await fetch(new URL(path, broken.url));
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
});
