import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../support/accessibility.ts";
import { expect, hydrated, test } from "../support/browser-test.ts";
import { pageKinds, pageVariants } from "../support/pages.ts";
import { startSlowStream } from "../support/slow-stream.ts";

type Shift = { value: number; moved: Array<string> };

/** Two places far from where the server is, and from one another. */
const places = [
  { timezoneId: "Pacific/Auckland", locale: "en-NZ" },
  { timezoneId: "America/Los_Angeles", locale: "de-DE" },
] as const;
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

for (const [at, path] of pageKinds.entries()) {
  test.describe("on a phone, then on a desk", () => {
    test.use({
      ...(places[at % 2] ?? places[0]),
      viewport: phone,
      contextOptions: { reducedMotion: "reduce" },
    });

    const title = `${path} hydrates quietly, keeps its width, never moves, and is accessible`;
    test(title, { tag: pageVariants.has(path) ? "@deep" : [] }, async ({ page, problems }) => {
      await openQuietly(page, path);
      expect(await sidewaysOverflow(page)).toBe(0);
      expect(await scrollingDownInside(page)).toEqual([]);
      const shifts = await layoutShifts(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThan(0.005);
      expect(await columnsMovedByRows(page)).toEqual([]);
      await page.setViewportSize(desk);
      expect(await sidewaysOverflow(page)).toBe(0);
      expect(await columnsMovedByRows(page)).toEqual([]);
      expect(problems).toEqual([]);
      expect(await accessibilityProblems(page, "light")).toEqual([]);
    });
  });

  test.describe("on a desk", () => {
    test.use({ ...places[(at + 1) % 2], viewport: desk });

    test(`${path} stays as it is when typefaces come late`, { tag: "@deep" }, async ({ page }) => {
      await page.route("**/*.woff2", async (route) => {
        await page.waitForTimeout(500);
        await route.continue();
      });
      await openQuietly(page, path);
      const shifts = await layoutShifts(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThan(0.005);
    });

    test(`${path} hydrates quietly`, { tag: "@deep" }, async ({ page, problems }) => {
      await openQuietly(page, path);
      expect(problems).toEqual([]);
    });
  });
}

for (const viewport of [phone, desk]) {
  test.describe(`in small parts, ${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const path of pageKinds) {
      test(`${path} never moves while it arrives`, { tag: "@deep" }, async ({ page, baseURL }) => {
        const stream = await startSlowStream(baseURL ?? "");
        try {
          await openQuietly(page, new URL(path, stream.url).href);
          const shifts = await layoutShifts(page);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          expect(sum, JSON.stringify(shifts)).toBeLessThan(0.01);
        } finally {
          await stream.stop();
        }
      });
    }
  });
}

test(
  "every kind of page reads without JavaScript, under one main heading",
  { tag: "@deep" },
  async ({ openPage }) => {
    test.slow();
    const { page } = await openPage({ javaScriptEnabled: false });
    for (const path of pageKinds) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      await expect(page.locator(".skeleton"), path).toHaveCount(0);
      // What is chosen in a row comes into sight there, and the page stays at its top.
      expect(await page.evaluate(() => scrollY), path).toBe(0);
    }
  },
);

/** Opens an address, and waits until React has hydrated it and nothing is asked for any more. */
async function openQuietly(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await hydrated(page);
}

/** How many pixels the content is wider than the page, beside which the window keeps room for a scroll bar. */
function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.getBoundingClientRect().width,
  );
}

/** What scrolls down inside the page: only the page does. */
function scrollingDownInside(page: Page): Promise<Array<string>> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .filter((element) => element.checkVisibility() && element.scrollHeight > element.clientHeight + 1)
      .map((element) => element.className),
  );
}

/** What has moved so far, by its part of Cumulative Layout Shift, with the elements that moved. */
function layoutShifts(page: Page): Promise<Array<Shift>> {
  return page.evaluate(
    () =>
      new Promise<Array<Shift>>((resolve) => {
        const shifts: Array<Shift> = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!("value" in entry && typeof entry.value === "number")) continue;
            const sources = "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
            const moved = sources.map(({ node }) =>
              node instanceof Element ? `${node.localName}.${node.getAttribute("class")}` : "text",
            );
            shifts.push({ value: entry.value, moved });
          }
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
}

/**
 * The tables whose columns move when only their first row is shown: a table may arrive in parts, and is painted in
 * between. Columns that nobody knows beforehand are as wide as what is in them.
 */
function columnsMovedByRows(page: Page): Promise<Array<string>> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".data-table:not(.by-content)")]
      .filter((table) => table.checkVisibility())
      .filter((table) => {
        const starts = () =>
          [...table.querySelectorAll("th")].map((head) => Math.round(head.getBoundingClientRect().left));
        const whole = starts();
        const rows = [...table.querySelectorAll<HTMLElement>("tbody > tr")].slice(1);
        for (const row of rows) row.style.setProperty("display", "none", "important");
        const alone = starts();
        for (const row of rows) row.style.removeProperty("display");
        return whole.some((start, index) => start !== alone[index]);
      })
      .map((table) => table.className),
  );
}
