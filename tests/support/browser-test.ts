import { type BrowserContextOptions, type Page, type Route, test as base } from "@playwright/test";

export { expect } from "@playwright/test";

/** A page, and everything that went wrong in it: console errors and warnings, exceptions, blocked content. */
type WatchedPage = { page: Page; problems: Array<string> };

type Fixtures = {
  /** What went wrong in `page`: console errors and warnings, exceptions, blocked content. */
  problems: Array<string>;
  /** Opens a page in a context of its own, which is closed after the test. */
  openPage: (options?: BrowserContextOptions) => Promise<WatchedPage>;
};

/** Playwright's test, whose `page` and `baseURL` are those of the site that all browser tests share. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => use(sharedSite()),
  problems: async ({ page }, use) => use(problemsOf(page)),
  openPage: async ({ browser, viewport, baseURL }, use) => {
    const contexts: Array<AsyncDisposable> = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ viewport, ...options, baseURL: options.baseURL ?? baseURL });
      contexts.push(context);
      if (options.javaScriptEnabled === false) await context.route("**/*", openWhenWhole);
      const page = await context.newPage();
      return { page, problems: problemsOf(page) };
    });
    await Promise.all(contexts.map((context) => context[Symbol.asyncDispose]()));
  },
});

/** The address of the site that all browser tests share. */
function sharedSite(): string {
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
 * Asks for a page before the browser does, until it is not streamed any more. Without scripts a streamed page leads on
 * to its complete form, which on a busy machine would happen while a test reads.
 */
async function openWhenWhole(route: Route): Promise<void> {
  if (route.request().resourceType() !== "document") return route.continue();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each attempt finds more facts at the edge
    const response = await route.fetch({ maxRedirects: 0 });
    if (response.headers()["cache-control"] !== "no-store") break;
  }
  return route.continue();
}

/** Waits until React has hydrated the page, so that a click or a key meets a handler. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}
