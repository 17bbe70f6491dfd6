import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../../scripts/lib/serve.ts";
import { hydrated, openPage, startBrowser } from "../support/browser.ts";
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

test("drivers are put into a comparison and taken out of it, and the address has them", async () => {
  await using watched = await openPage(browser, { baseURL: site.url });
  const { page, problems } = watched;
  await page.goto("/standings/2025/drivers/compareStandings");
  await hydrated(page);
  const table = page.getByRole("table", { name: "Points after each round" }).first();
  const heads = () => table.getByRole("columnheader").allInnerTexts();
  expect(await heads()).toEqual(["Round", "Race", "Lando Norris", "Max Verstappen", "Ahead", "By"]);
  await page.getByText("Choose drivers (2 of 21)").click();
  await page.getByRole("link", { name: "Add Oscar Piastri" }).click();
  await page.waitForURL(
    (url) => url.searchParams.get("compare") === "lando_norris,max_verstappen,oscar_piastri",
  );
  await page.getByRole("link", { name: "Remove Max Verstappen" }).click();
  await page.getByText("Choose drivers (2 of 21)").waitFor();
  expect(await heads()).toEqual(["Round", "Race", "Lando Norris", "Oscar Piastri", "Ahead", "By"]);
  // Norris led after the first four rounds, Piastri from Saudi Arabia to Austin, Norris from Mexico on.
  await page
    .getByText("Who led when: Lando Norris R1–4, Oscar Piastri R5–19, Lando Norris R20–24.")
    .waitFor();
  expect(problems).toEqual([]);
});

test("without scripts seasons of one driver stand side by side", async () => {
  await using watched = await openPage(browser, { baseURL: site.url, javaScriptEnabled: false });
  const { page } = watched;
  await page.goto("/standings/2026/drivers/compareStandings?driver=lando-norris");
  await page.getByRole("heading", { name: "Seasons of Lando Norris" }).waitFor();
  const table = page.getByRole("table", { name: "Points after each round" }).first();
  expect(await table.getByRole("columnheader").allInnerTexts()).toEqual([
    "Round",
    "2025",
    "2026",
    "Ahead",
    "By",
  ]);
  await page.goto("/standings/2025/drivers/compareStandings?driver=lando_norris&seasons=2019,2025");
  expect(await page.getByText("The rounds of 2019 are not in this archive").count()).toBe(1);
});

test("teammates in qualifying are counted, and what is left out is said", async () => {
  await using watched = await openPage(browser, { baseURL: site.url });
  const { page, problems } = watched;
  await page.goto("/standings/2025/drivers/teammateHeadToHeadQualifying");
  await hydrated(page);
  const duels = page.getByRole("table", { name: "Teammates in qualifying" });
  const williams = duels.getByRole("row", { name: /^Williams/ });
  expect(await williams.getByRole("cell").allInnerTexts()).toEqual([
    "Williams",
    "Alexander Albon",
    "10",
    "41.7%",
    "14",
    "Carlos Sainz Jr.",
    "24",
    "0",
  ]);
  await page.getByText("sessions left out, and why").click();
  expect(await page.getByText(/^R\d+ .+ Grand Prix: .+ set no time$/).count()).toBeGreaterThan(0);
  await page.goto("/standings/2025/drivers/teammateQualifyingGap");
  const gaps = page.getByRole("table", { name: "Qualifying gaps between teammates" });
  const [team, faster, slower] = await gaps
    .getByRole("row", { name: /^Williams/ })
    .getByRole("cell")
    .allInnerTexts();
  expect([team, faster, slower]).toEqual(["Williams", "Carlos Sainz Jr.", "Alexander Albon"]);
  expect(problems).toEqual([]);
});

test("shares are of all points, and a season without a constructors' championship says so", async () => {
  await using watched = await openPage(browser, { baseURL: site.url, javaScriptEnabled: false });
  const { page } = watched;
  await page.goto("/standings/2025/drivers/pointsDistribution");
  const places = page.getByRole("table", { name: "Points by finishing place" });
  expect(await places.getByRole("row", { name: /^P1 / }).getByRole("cell").allInnerTexts()).toEqual([
    "P1",
    "600",
    "48",
    "648",
    "24.5%",
  ]);
  await page.goto("/standings/1955/constructors/compareStandings");
  expect(await page.getByText("There was no constructors' championship before 1958").count()).toBe(1);
  await page.goto("/standings/1988/drivers/pointsDistribution");
  expect(await page.getByText("not in this archive").count()).toBeGreaterThan(0);
});
