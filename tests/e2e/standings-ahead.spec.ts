import { standingsPages } from "#app/reference/standings-pages.ts";
import { lastSeason } from "#contract/ids.ts";
import { expect, hydrated, test } from "../support/browser-test.ts";

const year = lastSeason + 1;

test.use({ siteKind: "next season" });

test(
  "every page of a season that has not started shows its calendar, without scripts too",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    for (const { path } of standingsPages) {
      const response = await page.goto(`/standings/${year}/${path}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByText("The season has not started")).toHaveCount(1);
      const calendar = page.getByRole("table", { name: "Calendar of the season" });
      await expect(calendar.getByRole("row")).toHaveCount(24);
      const china = calendar.getByRole("row", { name: /Chinese Grand Prix/ });
      const cells = await china.getByRole("cell").allInnerTexts();
      expect(cells[0]).toBe("2");
      expect(cells[2]).toMatch(/Chinese Grand Prix\s+Sprint$/);
      await expect(china.getByRole("img", { name: "China" })).toHaveCount(1);
      await expect(page.getByText(/not available yet|No .* available/)).toHaveCount(0);
    }
  },
);

test(
  "the season after the last is led to and away from, on the same page",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.goto(`/standings/${lastSeason}/drivers/graph?highlight=lando_norris`);
    await hydrated(page);
    const seasons = page.getByRole("navigation", { name: "Seasons" });
    await seasons.getByRole("link", { name: String(year) }).click();
    await page.waitForURL(`**/standings/${year}/drivers/graph?highlight=lando_norris`);
    await page.getByRole("table", { name: "Calendar of the season" }).waitFor();
    await expect(seasons.getByText("›")).toHaveCount(0);
    await seasons.getByRole("link", { name: String(lastSeason) }).click();
    await page.waitForURL(`**/standings/${lastSeason}/drivers/graph?highlight=lando_norris`);
    await page
      .locator(".points-graph svg text")
      .filter({ hasText: /^Norris/ })
      .first()
      .waitFor();
    expect(problems).toEqual([]);
  },
);

test(
  "a season without a calendar is not found, and leads to the last one with",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    const response = await page.goto(`/standings/${year + 1}/drivers/graph`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(`There are standings of the seasons 1950 to ${year}.`)).toHaveCount(1);
    await page.getByRole("link", { name: `${year} standings` }).click();
    await page.waitForURL(`**/standings/${year}/drivers/overview`);
    await expect(page.getByRole("table", { name: "Calendar of the season" })).toHaveCount(1);
  },
);
