import type { Browser, BrowserContextOptions, Page } from "playwright-core";

export { startBrowser } from "../../scripts/lib/browser.ts";

/** A page and everything that went wrong in it: console errors and warnings, exceptions, blocked content. */
export type WatchedPage = AsyncDisposable & { page: Page; problems: Array<string> };

/** Opens a page in a context of its own, so that no test sees another's storage. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const problems: Array<string> = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  return { page, problems, [Symbol.asyncDispose]: () => context.close() };
}

/** Waits until React has taken over the page, so that a click meets a handler. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactProps")));
}
