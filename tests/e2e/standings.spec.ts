import { readFile } from "node:fs/promises";
import { expect, hydrated, test } from "../support/browser-test.ts";

test("another season opens on the same page, with what was picked", async ({ page, problems }) => {
  await page.goto("/standings/2025/drivers/graph");
  await hydrated(page);
  const name = page.locator(".points-graph svg text").filter({ hasText: /^Verstappen/ });
  await name.click();
  await page.waitForURL((url) => url.searchParams.get("highlight") === "max_verstappen");

  const seasons = page.getByRole("navigation", { name: "Seasons" });
  await page.evaluate(() => scrollTo(0, 40));
  // Not by `click`, which scrolls up first: what sticks to the top is over the link.
  await seasons.getByRole("link", { name: "2026" }).dispatchEvent("click");
  await page.waitForURL("**/standings/2026/drivers/graph?highlight=max_verstappen");
  await page.getByRole("heading", { level: 1, name: "2026 Formula 1 standings" }).waitFor();
  // Who turns the seasons over stays where the chart is.
  expect(await page.evaluate(() => scrollY)).toBe(40);
  // What stands out is bold, and the others are not.
  await expect(name).toHaveCSS("font-weight", "700");
  const other = page.locator(".points-graph svg text").filter({ hasText: /^Norris/ });
  await expect(other).toHaveCSS("font-weight", "400");

  await seasons.getByRole("combobox", { name: "Season" }).selectOption("2025");
  await page.waitForURL("**/standings/2025/drivers/graph?highlight=max_verstappen");
  await name.click();
  await page.waitForURL((url) => !url.searchParams.has("highlight"));
  await page.getByRole("application").press("ArrowDown");
  await page.waitForURL((url) => url.searchParams.has("highlight"));
  expect(problems).toEqual([]);
});

test("the two championships and their pages lead to each other", async ({ page, problems }) => {
  await page.goto("/standings/2025");
  await page.waitForURL("**/standings/2025/drivers/overview");
  await hydrated(page);
  await page
    .getByRole("navigation", { name: "2025 drivers" })
    .getByRole("link", { name: "Detailed table" })
    .click();
  await page.waitForURL("**/standings/2025/drivers/detailedTable");
  // The overview has a row of Norris too, and stands there until the table has come.
  const norris = page.getByRole("row", { name: /Lando Norris/ });
  await norris
    .getByRole("cell")
    .filter({ hasText: /^1\s*PF$/ })
    .first()
    .waitFor();
  await page
    .getByRole("navigation", { name: "Championship" })
    .getByRole("link", { name: "Constructors" })
    .click();
  await page.waitForURL("**/standings/2025/constructors/detailedTable");
  await page.getByRole("row", { name: /McLaren/ }).waitFor();
  expect(problems).toEqual([]);
});

test("a season's results sort by a round, in the address, and are handed out as they stand", async ({
  page,
  problems,
}) => {
  await page.goto("/standings/2025/drivers/detailedTable");
  await hydrated(page);
  const table = page.getByRole("table", { name: "Drivers’ results by round" });
  const first = table.getByRole("row").nth(1);
  await table.getByRole("button", { name: "R4 Bahrain Grand Prix" }).click();
  await page.waitForURL((url) => url.searchParams.get("sort") === "r4.asc");
  await first.filter({ hasText: "Oscar Piastri" }).waitFor();
  await table.getByRole("button", { name: "R4 Bahrain Grand Prix" }).click();
  await page.waitForURL((url) => url.searchParams.get("sort") === "r4.desc");
  // Sainz did not finish and Hülkenberg was disqualified: neither stands before the last who was placed.
  await first.filter({ hasText: "Gabriel Bortoleto" }).waitFor();

  await page.locator(".block-menu > summary").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("drivers-by-round.csv");
  const csv = await readFile(await download.path(), "utf8");
  expect(csv).toContain("R1 Australian Grand Prix,R2 Chinese Grand Prix,R2 Chinese Grand Prix sprint");

  await table.getByRole("link", { name: "Results of the Bahrain Grand Prix" }).click();
  await page.waitForURL("**/race/2025/4/race/results");
  expect(problems).toEqual([]);
});

test(
  "a season's results scroll sideways in their frame, and place and name stay in sight",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ viewport: { width: 390, height: 400 }, javaScriptEnabled: false });
    for (const path of ["drivers/detailedTable", "constructors/detailedTable"]) {
      await page.goto(`/standings/2025/${path}`);
      const frame = page.locator(".table-frame");
      const head = frame.getByRole("columnheader", { name: "Pos" });
      const place = frame.getByRole("row").last().getByRole("cell").first();
      await frame.evaluate((scrolled) => scrolled.scrollTo(scrolled.scrollWidth, scrolled.scrollHeight));
      // Only the page scrolls down.
      expect(await frame.evaluate(({ scrollLeft, scrollTop }) => scrollLeft > 0 && scrollTop === 0)).toBe(
        true,
      );
      const [around, headBox, placeBox] = await Promise.all(
        [frame, head, place].map((part) => part.boundingBox()),
      );
      expect([headBox?.x, placeBox?.x]).toEqual([around?.x, around?.x]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
  },
);

test(
  "a running season says how far it is, and which places are still possible",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto("/standings/2026/drivers/overview");
    await expect(page.getByText("After round 11 of 23")).toHaveCount(1);
    expect(
      await page
        .getByRole("row", { name: /Kimi Antonelli/ })
        .getByText("1–11")
        .count(),
    ).toBe(1);
  },
);

test(
  "before 1958 the page of constructors says so and leads to the drivers",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    const response = await page.goto("/standings/1955/constructors/overview");
    expect(response?.status()).toBe(200);
    await expect(page.getByText("There was no constructors’ championship before 1958")).toHaveCount(1);
    await expect(page.getByRole("row", { name: /Juan Manuel Fangio/ })).toHaveCount(1);
    await page.getByRole("link", { name: "drivers’ standings of 1955" }).click();
    await page.waitForURL("**/standings/1955/drivers/overview");
    await expect(page.getByRole("row", { name: /Juan Manuel Fangio/ })).toHaveCount(1);
  },
);

test("without scripts another season is picked with a form", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/standings/2025/constructors/overview?sort=wins.desc");
  await page.getByRole("combobox", { name: "Season" }).selectOption("2026");
  await page.getByRole("button", { name: "Show" }).click();
  await page.waitForURL("**/standings/2026/constructors/overview?sort=wins.desc");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("2026 Formula 1 standings", {
    useInnerText: true,
  });
});

test(
  "a year without a championship is not found, and the nearest season is offered",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    const response = await page.goto("/standings/1949/drivers/graph");
    expect(response?.status()).toBe(404);
    await page.getByRole("link", { name: "1950 standings" }).click();
    await page.waitForURL("**/standings/1950/drivers/overview");
  },
);

test("by-round detail that the archive lacks is named as such", { tag: "@deep" }, async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/standings/1988/drivers/graph");
  await expect(page.getByText("Results round by round of 1988 are not available yet")).toHaveCount(1);
  // What is held stands there all the same, and the nearest season with a graph is a link.
  const drivers = page.getByRole("table", { name: "Drivers’ championship" });
  await expect(drivers.getByRole("row").nth(1)).toHaveText(/^1\s*Ayrton Senna/, { useInnerText: true });
  await page.goto("/standings/1988/constructors/detailedTable");
  const constructors = page.getByRole("table", { name: "Constructors’ championship" });
  await expect(constructors.getByRole("row").nth(1)).toHaveText(/^1\s*McLaren/, { useInnerText: true });
  await page.getByRole("link", { name: "Detailed table of 2025" }).click();
  await page.waitForURL("**/standings/2025/constructors/detailedTable");
  await page.goto("/standings/1988/drivers/overview");
  await expect(page.getByRole("row", { name: /Ayrton Senna/ })).toHaveCount(1);
});

test("a season with a zero in front is not told a range that it lies in", async ({ page }) => {
  await page.goto("/standings/02020/drivers/overview");
  await expect(page.getByText("In an address, a season has four digits.")).toBeVisible();
  await expect(page.getByRole("link", { name: "2020 standings" })).toBeVisible();
});
