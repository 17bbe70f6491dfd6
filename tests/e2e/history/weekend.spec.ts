import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../../support/browser-test.ts";
import { fullRelease, needsFull } from "../../support/full-release.ts";

test.skip(fullRelease === undefined, needsFull);

/** The cells of the first row that names a driver, once it is there. */
async function cellsOf(page: Page, driver: string): Promise<Array<string>> {
  const row = page.getByRole("table").getByRole("row").filter({ hasText: driver }).first();
  await row.waitFor();
  const cells = await row.getByRole("cell").allInnerTexts();
  return cells.map((text) => text.trim());
}

async function headsOf(page: Page): Promise<Array<string>> {
  const heads = page.getByRole("columnheader");
  await heads.first().waitFor();
  return heads.allInnerTexts();
}

function sessionsOf(page: Page): Promise<Array<string>> {
  return page.getByRole("navigation", { name: "Session", exact: true }).getByRole("link").allInnerTexts();
}

test(
  "a race of 1976 has its classification, and its way from qualifying to the finish",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.goto("/race/1976/10/race/results");
    await hydrated(page);
    expect(await sessionsOf(page)).toEqual(["Race", "Qualifying"]);
    expect(await headsOf(page)).not.toContain("Stops");
    expect((await cellsOf(page, "James Hunt")).slice(0, 8)).toEqual([
      "1",
      "James Hunt",
      "McLaren",
      "11",
      "1",
      "0",
      "14",
      "1:41:42.700",
    ]);
    await page.getByRole("link", { name: "Weekend progression" }).click();
    await page.getByRole("list", { name: "At the end" }).waitFor();
    expect(await headsOf(page)).toEqual(["Driver", "Team", "Qualifying", "Grid", "Finish"]);
    expect(await cellsOf(page, "Niki Lauda")).toEqual(["Niki Lauda", "Ferrari", "2", "2", "DNF"]);
    await page.getByRole("link", { name: "Lap by lap" }).click();
    await page.getByText("They are available from 2018 on").waitFor();
    expect(problems).toEqual([]);
  },
);

test("drivers of a shared car stand on one step of the podium, with the time of the car", async ({
  page,
  problems,
}) => {
  await page.goto("/race/1955/1/race/results");
  await expect(page.getByRole("list", { name: "Podium" }).getByRole("listitem")).toHaveText([
    /Juan Manuel FangioMercedes · 3:00:38.600From grid 3/,
    /Froilán González, Farina, TrintignantFerrari · \+1:29.600$/,
    /Farina, Trintignant, MaglioliFerrari · \+2 laps$/,
  ]);
  expect(problems).toEqual([]);
});

test("of a session whose day is not on record the race's is named as such", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  const header = page.locator(".weekend-header");
  await page.goto("/race/2021/10/sprint/results");
  await expect(header).toContainText("Race on 18 July 2021");
  await page.goto("/race/2021/10/race/results");
  await expect(header).toContainText("18 July 2021");
  await expect(header).not.toContainText("Race on");
  await page.goto("/race/2024/21/sprint/results");
  await expect(header).toContainText("2 Nov");
});

test("a qualifying of 2005 has both runs and their sum", { tag: "@deep" }, async ({ page, problems }) => {
  await page.goto("/race/2005/1/qualifying/results");
  await hydrated(page);
  expect(await cellsOf(page, "Giancarlo Fisichella")).toEqual([
    "1",
    "Giancarlo Fisichella",
    "Renault",
    "6",
    "1:33.171",
    "1:28.289",
    "3:01.460",
    "Fastest",
  ]);
  await expect(page.getByText("the sum of both times counts")).toHaveCount(1);
  await page.getByRole("link", { name: "Qualifying, day 2" }).click();
  await page.waitForURL("**/race/2005/1/practice/q2d");
  await page.getByRole("row").filter({ hasText: "Mark Webber" }).getByText("1:28.279").waitFor();
  expect(problems).toEqual([]);
});

test(
  "two days of qualifying stand side by side, and so do the other sessions of 1990",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto("/race/1990/3/qualifying/results");
    expect(await headsOf(page)).toEqual(["Pos", "Driver", "Team", "No.", "Run 1", "Run 2", "Time", "Gap"]);
    expect(await sessionsOf(page)).toEqual([
      "Race",
      "Qualifying",
      "Pre-qualifying",
      "FP1",
      "Qualifying, day 1",
      "FP2",
      "Qualifying, day 2",
      "Warm-up",
    ]);
    for (const [code, name] of [
      ["pq", "Pre-qualifying"],
      ["wu", "Warm-up"],
      ["q1d", "Qualifying, day 1"],
    ] as const) {
      await page.goto(`/race/1990/3/practice/${code}`);
      await expect(page.locator("[aria-current=page]", { hasText: name })).not.toHaveCount(0);
      await expect(page.getByRole("heading", { level: 2 })).toHaveCount(1);
      await expect.poll(() => page.locator("tbody tr").count()).toBeGreaterThan(5);
    }
  },
);

test("a qualifying of one lap each is shown by its one time", { tag: "@deep" }, async ({ openPage }) => {
  const watched = await openPage({ javaScriptEnabled: false });
  await watched.page.goto("/race/2004/1/qualifying/results");
  expect(await headsOf(watched.page)).toEqual(["Pos", "Driver", "Team", "No.", "Time", "Gap", "Laps"]);
  await expect(watched.page.getByText("One timed lap each")).toHaveCount(1);
});

test("the first sprint had no qualifying of its own", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/race/2021/10/sprint/results");
  expect(await sessionsOf(page)).toEqual(["Race", "Sprint", "Qualifying", "FP1", "FP2"]);
  expect((await cellsOf(page, "Max Verstappen")).slice(0, 2)).toEqual(["1", "Max Verstappen"]);
  await page.goto("/race/2021/10/race/weekend-progression");
  expect(await headsOf(page)).toEqual([
    "Driver",
    "Team",
    "Practice 1",
    "Qualifying",
    "Practice 2",
    "Sprint grid",
    "Sprint",
    "Grid",
    "Finish",
  ]);
  expect((await page.goto("/race/2021/10/sprint-qualifying/"))?.status()).toBe(404);
});

test(
  "a race of 2021 has pit stops, and the drivers of a shared car of 1951 have a line each",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto("/race/2021/22/race/results");
    expect(await headsOf(page)).toContain("Stops");
    expect((await cellsOf(page, "Max Verstappen")).slice(0, 3)).toEqual(["1", "Max Verstappen", "Red Bull"]);
    await page.goto("/race/1951/4/race/results");
    expect(await cellsOf(page, "Luigi Fagioli")).toContain("Luigi Fagioli shared car");
    expect((await cellsOf(page, "Juan Manuel Fangio"))[0]).toBe("1");
    await expect(page.getByText("A shared car has a line for each of its drivers")).toHaveCount(1);
  },
);

test(
  "on a phone a chart of thirty drivers scrolls in its frame, and the page does not",
  { tag: "@deep" },
  async ({ openPage }) => {
    const viewport = { width: 390, height: 844 };
    const { page, problems } = await openPage({ viewport });
    await page.goto("/race/1990/3/race/weekend-progression");
    await hydrated(page);
    const beyond = (selector: string) => () =>
      page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);
    await expect.poll(beyond(".bump")).toBeGreaterThan(0);
    expect(await beyond("html")()).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  },
);
