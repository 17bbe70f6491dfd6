import { setTimeout as later } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect, hydrated, type OpenPage, test } from "../support/browser-test.ts";
import { startTestApi } from "../support/api.ts";
import { startTestSite } from "../support/site.ts";
import { realAnswer, startUpstream } from "../support/upstream.ts";

/** Kinds of page by what stands in for their facts: panels, cards, tables, charts, drawings. */
const streamed = [
  "/",
  "/races/",
  "/teams/ferrari/",
  "/driver/max_verstappen/",
  "/driver/max_verstappen/charts",
  "/driver/max_verstappen/race_teammate",
  "/driver/max_verstappen/qualifying",
  "/drivers_overview/",
  "/standings/2025/drivers/overview",
  "/standings/2025/drivers/graph",
  "/race/2025/1/race/results",
  "/race/2025/1/race/stints",
  "/race/2025/1/practice/fp1",
  // Its laps are not held: the foot of the page moves up to what says so.
  "/race/2025/24/race/story",
  "/race/2025/1/qualifying/team-track-dominance",
  "/circuits/monza/",
  "/records/",
  "/search/",
];

for (const { width, height, paths } of [
  { width: 390, height: 844, paths: streamed },
  { width: 1280, height: 844, paths: streamed },
  // So high that it shows what stands below the tables of the championships.
  { width: 1440, height: 1500, paths: ["/"] },
])
  test(
    `facts that come late take the place of what stood in for them at ${width} px, and nothing moves`,
    { tag: "@deep" },
    async ({ openPage }) => {
      test.setTimeout(120_000);
      await using api = await startTestApi();
      await using upstream = await startUpstream(async (path) => {
        await later(200);
        return realAnswer(api, path);
      });
      // Nothing is kept: every page waits for its facts.
      await using site = await startTestSite({ API_BASE_URL: upstream.url, CACHE: "off" });
      expect(await shiftsAt(openPage, site.url, { width, height }, paths)).toEqual([]);
    },
  );

/** What moves on any of the pages in a window of some size. */
async function shiftsAt(
  openPage: OpenPage,
  baseURL: string,
  viewport: { width: number; height: number },
  paths: ReadonlyArray<string>,
): Promise<Array<string>> {
  const watched = await openPage({
    baseURL,
    viewport,
    // A headless browser calls itself one, and is taken for a crawler, which gets the page in one piece.
    userAgent: "Mozilla/5.0 Chrome/156.0",
    // What compresses answers on this machine holds the beginning back until the end is there.
    extraHTTPHeaders: { "accept-encoding": "identity" },
  });
  const found: Array<string> = [];
  for (const path of paths)
    found.push(
      ...(await shiftsOf(watched.page, path)).map((shift) => `${path} at ${viewport.width} px: ${shift}`),
    );
  return found;
}

/** What moves while a page arrives, in words; a browser that is short of breath is asked once more. */
async function shiftsOf(page: Page, path: string): Promise<Array<string>> {
  const once = await visit(page, path);
  return once.length === 0 ? once : visit(page, path);
}

async function visit(page: Page, path: string): Promise<Array<string>> {
  const response = await page.goto(path, { waitUntil: "networkidle" });
  // React's call that puts a late part in its place: the page did come in pieces.
  expect(await response?.text()).toContain("$RC(");
  await hydrated(page);
  return page.evaluate(
    () =>
      new Promise<Array<string>>((resolve) => {
        const shifts: Array<string> = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!("value" in entry) || typeof entry.value !== "number" || entry.value < 0.001) continue;
            const sources = "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
            const moved = sources.map(({ node, previousRect, currentRect }) => {
              const name = node instanceof Element ? `${node.tagName}.${node.className}` : "text";
              return `${name} from ${previousRect.y} to ${currentRect.y}`;
            });
            shifts.push(`${entry.value.toFixed(4)}: ${moved.join(", ")}`);
          }
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
}
