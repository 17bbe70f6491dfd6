import type { Served } from "../../scripts/lib/serve.ts";
import { startNextSeasonSite } from "./next-season.ts";
import { startTestSite } from "./site.ts";
import {
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Route,
  test as base,
} from "@playwright/test";

export { expect } from "@playwright/test";

/** A page, and everything that went wrong in it: console errors and warnings, exceptions, blocked content. */
type WatchedPage = { page: Page; problems: Array<string> };

/** Opens a page in a context of its own, which is closed after the test. */
export type OpenPage = (options?: BrowserContextOptions) => Promise<WatchedPage>;

type Fixtures = {
  /** What went wrong in `page`: console errors and warnings, exceptions, blocked content. */
  problems: Array<string>;
  openPage: OpenPage;
};

/**
 * Which site a file's tests visit: the one that all tests share, or one of the file's own. That has the same facts (for
 * tests that restart the site), all of history, or a season that has not started.
 */
type SiteKind = "shared" | "own" | "full" | "next season";

/** The option of a worker: a project or `test.use` sets it. */
export type SiteOptions = { siteKind: SiteKind };

type WorkerFixtures = SiteOptions & {
  /** The site of the file, unless that is the shared one. */
  ownSite: Served | null;
};

const startOwnSite: Readonly<Record<Exclude<SiteKind, "shared">, () => Promise<Served>>> = {
  own: startTestSite,
  full: () => startTestSite({}, { archive: "full" }),
  "next season": startNextSeasonSite,
};

/**
 * Playwright's test, whose `page` and `baseURL` are those of the site that all browser tests share, or of the one that
 * `siteKind` asks for.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  siteKind: ["shared", { scope: "worker", option: true }],
  ownSite: [
    async ({ siteKind }, use) => {
      if (siteKind === "shared") return use(null);
      const site = await startOwnSite[siteKind]();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite?.url ?? sharedSite()),
  problems: async ({ page }, use) => use(problemsOf(page)),
  openPage: async ({ browser, viewport, baseURL }, use) => {
    const contexts: Array<BrowserContext> = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ viewport, ...options, baseURL: options.baseURL ?? baseURL });
      contexts.push(context);
      if (options.javaScriptEnabled === false) await context.route("**/*", openWhenWhole);
      const page = await context.newPage();
      return { page, problems: problemsOf(page) };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** The address of the site that all browser tests share. */
export function sharedSite(): string {
  const url = process.env.TEST_SITE_URL;
  if (url === undefined) throw new Error("the shared site starts with tests/playwright.config.ts");
  return url;
}

function problemsOf(page: Page): Array<string> {
  const problems: Array<string> = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  return problems;
}

/**
 * Asks for a page in the browser's place, until it is not streamed any more, and hands that on. Without scripts a
 * streamed page leads on to its complete form, which on a busy machine would happen while a test reads.
 */
async function openWhenWhole(route: Route): Promise<void> {
  if (route.request().resourceType() !== "document") return route.continue();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each attempt finds more facts at the edge
    const response = await route.fetch({ maxRedirects: 0 });
    if (response.status() !== 200) break;
    if (response.headers()["cache-control"] !== "no-store") return route.fulfill({ response });
  }
  return route.continue();
}

/** Clicks a link or a button that leads to another document, and waits for the whole of that. */
export async function follow(page: Page, control: Locator): Promise<void> {
  const arrival = page.waitForEvent("load");
  await control.click();
  await arrival;
}

/** Shows a drawing as a table by its menu. */
export async function showAsTable(block: Page | Locator): Promise<void> {
  const menu = block.locator(".block-menu:has(.shows-table)");
  await menu.locator("summary").first().click();
  await menu.getByLabel("Show as a table").check();
}

/** Waits until the page has nothing to do: its parts are hydrated after the page itself. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Waits until React has hydrated the page, so that a click or a key meets a handler. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Holds a page's requests back until the returned function is called. @param pattern of their addresses */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
