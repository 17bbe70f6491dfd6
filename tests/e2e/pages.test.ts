import type { Page } from "playwright";
import { expect, test } from "vitest";
import { hydrated, type WatchedPage } from "../support/browser.ts";
import { pageKinds } from "../support/pages.ts";
import { siteInBrowser } from "../support/site-in-browser.ts";

const { openPage } = siteInBrowser();

/** Two places far from where the server is, and from one another. */
const places = [
  { timezoneId: "Pacific/Auckland", locale: "en-NZ" },
  { timezoneId: "America/Los_Angeles", locale: "de-DE" },
] as const;
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

const visits = pageKinds.map((path, at) => ({ path, place: places[at % 2] ?? places[0] }));

test.concurrent.each(visits)(
  "on a phone $path hydrates quietly, keeps its width and never moves; on a desk it keeps its width as well",
  async ({ path, place }) => {
    await visit(path, { viewport: phone, ...place }, async ({ page, problems }) => {
      expect(await sidewaysOverflow(page)).toBe(0);
      expect(await steadyShift(page)).toBeLessThan(0.005);
      await page.setViewportSize(desk);
      expect(await sidewaysOverflow(page)).toBe(0);
      expect(problems).toEqual([]);
    });
  },
);

// Every third kind, so that both places meet many: the markup is one for all sizes.
test.concurrent.each(visits.filter((_, at) => at % 3 === 0))(
  "on a desk $path hydrates quietly",
  async ({ path, place }) => {
    await visit(path, { viewport: desk, ...place }, async ({ problems }) => {
      expect(problems).toEqual([]);
    });
  },
);

test(
  "every kind of page reads without JavaScript, under one main heading",
  { timeout: 240_000 },
  async () => {
    await using watched = await openPage({ javaScriptEnabled: false });
    for (const path of pageKinds) {
      await watched.page.goto(path);
      expect(await watched.page.getByRole("heading", { level: 1 }).allInnerTexts()).toHaveLength(1);
      expect(await watched.page.locator(".skeleton").count()).toBe(0);
    }
  },
);

/** Browser windows that nobody uses at the moment, by place: to open one costs more than a visit. */
const windows = new Map<string, Array<WatchedPage>>();

/** Opens an address with nothing stored, waits until React has taken over and all is quiet, and looks at the page. */
async function visit(
  path: string,
  options: (typeof places)[number] & { viewport: typeof phone },
  look: (watched: WatchedPage) => Promise<void>,
): Promise<void> {
  const free = windows.get(options.locale) ?? [];
  windows.set(options.locale, free);
  const watched = free.pop() ?? (await openWindow(options));
  await watched.page.setViewportSize(options.viewport);
  watched.problems.length = 0;
  await watched.page.goto(path, { waitUntil: "networkidle" });
  await hydrated(watched.page);
  await look(watched);
  free.push(watched);
}

async function openWindow(options: (typeof places)[number]): Promise<WatchedPage> {
  const watched = await openPage(options);
  await watched.page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return watched;
}

/** How many pixels the content is wider than the page, beside which the window keeps room for a scroll bar. */
function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.getBoundingClientRect().width,
  );
}

/**
 * The layout shift that comes with the page each time it is opened. A browser that is short of breath may now and then
 * paint a page while its last line arrives: what is seen once in three times is the machine's.
 */
async function steadyShift(page: Page): Promise<number> {
  let least = await layoutShift(page);
  for (let again = 1; again <= 2 && least >= 0.005; again += 1) {
    await page.reload({ waitUntil: "networkidle" });
    await hydrated(page);
    least = Math.min(least, await layoutShift(page));
  }
  return least;
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
