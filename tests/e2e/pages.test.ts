import type { Browser } from "playwright-core";
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

test.each(pageKinds)("%s hydrates without a word in the console, in any time zone", async (path) => {
  for (const [timezoneId, locale] of [
    ["Pacific/Auckland", "en-NZ"],
    ["America/Los_Angeles", "de-DE"],
  ] as const) {
    await using watched = await openPage(browser, { baseURL: site.url, timezoneId, locale });
    const { page, problems } = watched;
    await page.goto(path, { waitUntil: "networkidle" });
    await hydrated(page);
    expect(problems).toEqual([]);
  }
});

test.each(pageKinds)("%s never scrolls sideways at 390 px", async (path) => {
  await using watched = await openPage(browser, { baseURL: site.url, viewport: { width: 390, height: 844 } });
  await watched.page.goto(path, { waitUntil: "networkidle" });
  const overflow = await watched.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test.each(pageKinds)("nothing on %s moves once it is painted", async (path) => {
  await using watched = await openPage(browser, { baseURL: site.url, viewport: { width: 390, height: 844 } });
  await watched.page.goto(path, { waitUntil: "networkidle" });
  const shift = await watched.page.evaluate(
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
  expect(shift).toBe(0);
});

test.each(pageKinds)("%s reads without JavaScript", async (path) => {
  await using watched = await openPage(browser, { baseURL: site.url, javaScriptEnabled: false });
  await watched.page.goto(path);
  expect(await watched.page.getByRole("heading", { level: 1 }).innerText()).not.toBe("");
  expect(await watched.page.locator(".skeleton").count()).toBe(0);
});
