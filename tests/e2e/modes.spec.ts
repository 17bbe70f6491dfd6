import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../support/browser-test.ts";

test(
  "with text of twice the size nothing is cut off, and no page scrolls sideways",
  { tag: "@deep" },
  async ({ page }) => {
    for (const path of [
      "/",
      "/races/",
      "/driver/max_verstappen/",
      "/standings/2025/drivers/graph",
      "/standings/2025/drivers/detailedTable",
      "/race/2025/1/race/stints",
      "/drivers_overview/",
      "/race/2025/1/race/story",
      "/records/",
      "/champions/",
      "/method/",
    ]) {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      expect({ path, ...(await lostOnScreen(page)) }).toEqual({ path, sideways: 0, cut: [] });
    }
  },
);

test("on the narrowest screen, and by a filter as long as anyone may type, no page scrolls sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    "/records/",
    "/ratings/",
    "/search/?q=spa",
    `/driver/max_verstappen/?f=race_name.eq.${"a".repeat(400)}`,
  ]) {
    await page.goto(path);
    await hydrated(page);
    const { sideways } = await lostOnScreen(page);
    expect({ path, sideways }).toEqual({ path, sideways: 0 });
  }
});

/** How many pixels a page is wider than its window, and the texts whose end cannot be seen. */
function lostOnScreen(page: Page): Promise<{ sideways: number; cut: Array<string> }> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const hides = /hidden|clip/;
    const cut = [...document.querySelectorAll("body *")].filter((element) => {
      // What is only for screen readers is a pixel wide; what is not open has no width, or that of before.
      if (element.clientWidth <= 2 || element.closest("svg") !== null || element.textContent === "")
        return false;
      if (!element.checkVisibility()) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      return (
        (hides.test(overflowX) && element.scrollWidth > element.clientWidth + 2) ||
        (hides.test(overflowY) && element.scrollHeight > element.clientHeight + 2)
      );
    });
    return {
      sideways: root.scrollWidth - Math.round(root.getBoundingClientRect().width),
      cut: cut.map(({ textContent }) => textContent.slice(0, 60)),
    };
  });
}

test("on paper a table is whole and black on white, and what only a screen can use is gone", async ({
  openPage,
}) => {
  const { page } = await openPage({ colorScheme: "dark" });
  await page.goto("/teams/ferrari/?f=points.gt.0");
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  // A sheet of A4 between its margins.
  await page.setViewportSize({ width: 710, height: 1000 });
  await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
  expect(await page.getByRole("button").filter({ visible: true }).allInnerTexts()).not.toContain("CSV");
  const colours = await page
    .locator("tbody td")
    .first()
    .evaluate((cell) => [getComputedStyle(cell).color, getComputedStyle(cell).backgroundColor]);
  expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  const frame = await page.locator(".table-frame").evaluate((box) => ({
    hidden: box.scrollHeight - box.clientHeight,
    beyond: Math.max(0, box.scrollWidth - box.clientWidth),
    head: getComputedStyle(box.querySelector("thead") ?? box).display,
  }));
  expect(frame).toEqual({ hidden: 0, beyond: 0, head: "table-header-group" });
  // Its table stands in a form.
  await page.goto("/drivers_overview/");
  await expect(page.getByRole("table")).toBeVisible();
});

test("where the system sets the colours, what is chosen can still be told", async ({ openPage }) => {
  const { page } = await openPage({ forcedColors: "active" });
  await page.goto("/driver/max_verstappen/qualifying?view=teammates");
  const edges = await page
    .getByRole("navigation", { name: "Max Verstappen" })
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => {
        const { content, borderBottomColor } = getComputedStyle(link, "::before");
        return content === "none" ? "no line" : borderBottomColor;
      }),
    );
  const [open = "", ...others] = edges.toSorted((one, other) => count(edges, one) - count(edges, other));
  expect(open).toMatch(/^rgb/);
  expect(new Set(others)).toEqual(new Set(["no line"]));
  const grounds = await page
    .locator(".view-links a")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  expect(new Set(grounds).size).toBeGreaterThan(1);
});

function count(all: ReadonlyArray<string>, one: string): number {
  return all.filter((each) => each === one).length;
}
