import { expect, test } from "vitest";
import { standingsPages } from "#app/features/standings/standings-pages.ts";
import { lastSeason } from "#contract/ids.ts";
import { hydrated } from "../support/browser.ts";
import { startNextSeasonSite } from "../support/next-season.ts";
import { siteInBrowser } from "../support/site-in-browser.ts";

const year = lastSeason + 1;

const { openPage } = siteInBrowser({ start: startNextSeasonSite });

test("every page of a season that has not started shows its calendar, without scripts too", async () => {
  await using watched = await openPage({ javaScriptEnabled: false });
  const { page } = watched;
  for (const { path } of standingsPages) {
    const response = await page.goto(`/standings/${year}/${path}`);
    expect(response?.status()).toBe(200);
    expect(await page.getByText("The season has not started").count()).toBe(1);
    const calendar = page.getByRole("table", { name: "Calendar of the season" });
    expect(await calendar.getByRole("row").count()).toBe(24);
    const china = calendar.getByRole("row", { name: /Chinese Grand Prix/ });
    const cells = await china.getByRole("cell").allInnerTexts();
    expect(cells[0]).toBe("2");
    expect(cells[2]).toMatch(/Chinese Grand Prix\s+Sprint$/);
    expect(await china.getByRole("img", { name: "China" }).count()).toBe(1);
    expect(await page.getByText(/not in this archive|No .* available/).count()).toBe(0);
  }
});

test("the season after the last is led to and away from, on the same page", async () => {
  await using watched = await openPage();
  const { page, problems } = watched;
  await page.goto(`/standings/${lastSeason}/drivers/graph?highlight=lando_norris`);
  await hydrated(page);
  const seasons = page.getByRole("navigation", { name: "Seasons" });
  await seasons.getByRole("link", { name: `${year} →` }).click();
  await page.waitForURL(`**/standings/${year}/drivers/graph?highlight=lando_norris`);
  await page.getByRole("table", { name: "Calendar of the season" }).waitFor();
  expect(await seasons.getByRole("link", { name: "→" }).count()).toBe(0);
  await seasons.getByRole("link", { name: `← ${lastSeason}` }).click();
  await page.waitForURL(`**/standings/${lastSeason}/drivers/graph?highlight=lando_norris`);
  await page.getByRole("list", { name: "Pick a line" }).waitFor();
  expect(problems).toEqual([]);
});

test("a season without a calendar is not found, and leads to the last one with", async () => {
  await using watched = await openPage({ javaScriptEnabled: false });
  const { page } = watched;
  const response = await page.goto(`/standings/${year + 1}/drivers/graph`);
  expect(response?.status()).toBe(404);
  expect(await page.getByText(`There are standings of the seasons 1950 to ${year}.`).count()).toBe(1);
  await page.getByRole("link", { name: `Standings of ${year}` }).click();
  await page.waitForURL(`**/standings/${year}/drivers/overview`);
  expect(await page.getByRole("table", { name: "Calendar of the season" }).count()).toBe(1);
});
