import type { Page } from "@playwright/test";
import { expect, hydrated, showAsTable, test } from "../support/browser-test.ts";

/** The part of the page that holds one chart. */
function chartNamed(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

/** Waits until a chart has been drawn. */
async function drawn(page: Page, name: string): Promise<void> {
  await chartNamed(page, name).locator("canvas").first().waitFor();
}

test("a chart is read with the arrow keys, and its table says the same", async ({ page, problems }) => {
  await page.goto("/driver/max_verstappen/charts");
  await hydrated(page);
  await drawn(page, "Wins and podiums");
  const chart = chartNamed(page, "Wins and podiums");
  const spoken = chart.locator("[aria-live=polite]");
  await chart.getByRole("application").focus();
  await page.keyboard.press("Home");
  await expect(spoken).toHaveText("2015: 0 wins, 0 podiums", { useInnerText: true });
  // 2015 is the first stop, 2023 the ninth.
  for (let press = 0; press < 8; press += 1) await page.keyboard.press("ArrowRight");
  await expect(spoken).toHaveText("2023: 19 wins, 21 podiums", { useInnerText: true });
  await showAsTable(chart);
  await expect(chart.getByRole("row", { name: "2023" })).toHaveText(/^2023\s+19\s+21$/, {
    useInnerText: true,
  });
  expect(problems).toEqual([]);
});

test(
  "the drawing is loaded when a chart comes into view, and never before",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page, problems } = await openPage({ viewport: { width: 390, height: 400 } });
    await page.goto("/driver/max_verstappen/charts");
    await hydrated(page);
    const last = chartNamed(page, "Finish positions in 2026");
    await expect(last.locator("canvas")).toHaveCount(0);
    await last.scrollIntoViewIfNeeded();
    await drawn(page, "Finish positions in 2026");
    expect(problems).toEqual([]);
  },
);

test("a chart follows the theme and the width of the page", { tag: "@deep" }, async ({ openPage }) => {
  const { page, problems } = await openPage({ colorScheme: "light" });
  await page.goto("/teams/ferrari/charts");
  await hydrated(page);
  await drawn(page, "Championship points");
  const grid = chartNamed(page, "Championship points").locator("path.stroke-line").first();
  const colour = () => grid.evaluate((line) => getComputedStyle(line).stroke);
  await expect.poll(colour).toBe("rgb(223, 226, 232)");
  await page.getByRole("radio", { name: "Dark" }).first().check({ force: true });
  await expect.poll(colour).toBe("rgb(42, 46, 56)");
  const wide = await page
    .locator(".chart-box table")
    .first()
    .evaluate((table) => table.clientWidth);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect
    .poll(() =>
      page
        .locator(".chart-box table")
        .first()
        .evaluate((table) => table.clientWidth),
    )
    .toBeLessThan(wide);
  expect(problems).toEqual([]);
});

test(
  "a season is chosen by a link, and nonsense in its place means the latest",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.goto("/driver/max_verstappen/charts?season=nonsense");
    await hydrated(page);
    await chartNamed(page, "Finish positions in 2026").waitFor();
    await page.getByRole("navigation", { name: "Season" }).getByRole("link", { name: "2025" }).click();
    await page.waitForURL("**/driver/max_verstappen/charts?season=2025");
    const chart = chartNamed(page, "Finish positions in 2025");
    await showAsTable(chart);
    await expect(chart.getByRole("row", { name: "Austrian" })).toContainText("DNF (Collision)", {
      useInnerText: true,
    });
    expect(problems).toEqual([]);
  },
);

test("without scripts the drawing and its numbers stand on the page", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/driver/max_verstappen/charts");
  const chart = chartNamed(page, "Championship rank");
  const drawing = chart.getByRole("application");
  await expect(drawing.locator("path[stroke-width='2']").first()).toBeVisible();
  await expect(chart.locator("text", { hasText: "2026so far" })).toBeVisible();
  await showAsTable(chart);
  await expect(chart.getByRole("row", { name: "2023" })).toHaveText(/^2023\s+1$/, { useInnerText: true });
});

test("results that this archive lacks are named as lacking", { tag: "@deep" }, async ({ page, problems }) => {
  await page.goto("/driver/juan_manuel_fangio/charts");
  await chartNamed(page, "Championship rank").waitFor();
  await page.getByText("Race-by-race results are not available yet").waitFor();
  expect(problems).toEqual([]);
});

/** The middle of each, from the left. */
function centres(elements: Array<Element>): Array<number> {
  return elements.map((element) => {
    const { left, width } = element.getBoundingClientRect();
    return Math.round(left + width / 2);
  });
}

for (const width of [390, 1440])
  test(`each finish stands above its round at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/driver/max_verstappen/charts");
    const chart = chartNamed(page, "Finish positions in 2026");
    const rounds = chart.getByRole("list", { name: "Rounds" });
    await rounds.scrollIntoViewIfNeeded();
    const places = await rounds.locator("li").evaluateAll(centres);
    const marks = await chart.locator("svg.z-3 > g:first-child circle:visible").evaluateAll(centres);
    expect(marks.length).toBeGreaterThan(5);
    for (const mark of marks)
      expect(Math.min(...places.map((place) => Math.abs(place - mark)))).toBeLessThan(3);
  });
