import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../../scripts/lib/serve.ts";
import { hydrated, openPage, startBrowser } from "../support/browser.ts";
import { pageKinds } from "../support/pages.ts";
import { startTestSite } from "../support/site.ts";

let site: Served;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test.each(pageKinds)("on a phone %s hydrates quietly, keeps its width and never moves", async (path) => {
  await using watched = await openPage(browser, {
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
    timezoneId: "Pacific/Auckland",
    locale: "en-NZ",
  });
  const { page, problems } = watched;
  await page.goto(path, { waitUntil: "networkidle" });
  await hydrated(page);
  expect(problems).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  // Less than can be seen: a browser that is short of breath may paint a page while its last line arrives.
  expect(await layoutShift(page)).toBeLessThan(0.005);
});

test.each(pageKinds)("on a desk %s hydrates quietly in another zone and language", async (path) => {
  await using watched = await openPage(browser, {
    baseURL: site.url,
    timezoneId: "America/Los_Angeles",
    locale: "de-DE",
  });
  await watched.page.goto(path, { waitUntil: "networkidle" });
  await hydrated(watched.page);
  expect(watched.problems).toEqual([]);
});

test("every kind of page reads without JavaScript, under one main heading", async () => {
  await using watched = await openPage(browser, { baseURL: site.url, javaScriptEnabled: false });
  for (const path of pageKinds) {
    await watched.page.goto(path);
    expect(await watched.page.getByRole("heading", { level: 1 }).allInnerTexts()).toHaveLength(1);
    expect(await watched.page.locator(".skeleton").count()).toBe(0);
  }
});

/** How many pixels the content is wider than the page, beside which the window keeps room for a scroll bar. */
function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.getBoundingClientRect().width,
  );
}

/** The sum of all layout shifts so far (Cumulative Layout Shift without its windows). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ("value" in entry && typeof entry.value === "number") sum += entry.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}
