import type { Browser, BrowserContextOptions, Locator, Page, Route } from "playwright";

export { startBrowser } from "../../scripts/lib/browser.ts";

/** A page and everything that went wrong in it: console errors and warnings, exceptions, blocked content. */
export type WatchedPage = AsyncDisposable & { page: Page; problems: Array<string> };

/** Opens a page in a context of its own, so that no test sees another's storage. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  if (options.javaScriptEnabled === false) await context.route("**/*", openWhenWhole);
  const page = await context.newPage();
  const problems: Array<string> = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  return { page, problems, [Symbol.asyncDispose]: () => context.close() };
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

/** Clicks a link or a button that leads to another document, and waits for the whole of that. */
export async function follow(page: Page, control: Locator): Promise<void> {
  const arrival = page.waitForEvent("load");
  await control.click();
  await arrival;
}

/** Waits until React has taken over the page and run its effects, so that a click or a key meets a handler. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactProps")));
  // Effects run after the frame that shows what was taken over.
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))),
  );
}
