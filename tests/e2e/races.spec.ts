import type { Page } from "@playwright/test";
import { expect, follow, hydrated, test } from "../support/browser-test.ts";
import { startTestSite } from "../support/site.ts";

/** The row of a race in the table of results. */
function rowOf(page: Page, race: string) {
  return page.getByRole("row").filter({ hasText: race });
}

/** The card of a race to come. */
function cardOf(page: Page, race: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: race }) });
}

/** What a card says about each session, for example "Race Sun 23 Aug 13:00". */
async function sessionsOf(page: Page, race: string): Promise<Array<string>> {
  const lines = await cardOf(page, race).locator("dl > div").allInnerTexts();
  return lines.map((line) => line.replaceAll(/\s+/g, " ").trim());
}

test("the current season parts races to come from those that have been", async ({ openPage }) => {
  const { page, problems } = await openPage({ timezoneId: "UTC" });
  await page.goto("/races/");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Races of 2026", { useInnerText: true });
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(12);
  const results = page.getByRole("table").locator("tbody tr");
  await expect(results).toHaveCount(11);
  // While the season runs the latest race stands first.
  await expect(results.first()).toContainText("Hungarian Grand Prix", { useInnerText: true });
  const hungary = rowOf(page, "Hungarian Grand Prix");
  for (const text of ["Hungaroring", "Lando Norris", "McLaren", "Charles Leclerc", "1:22.000"])
    await expect(hungary).toContainText(text, { useInnerText: true });
  await hungary.getByRole("link", { name: "Hungarian Grand Prix" }).click();
  await page.waitForURL("**/race/2026/11/race/results");
  expect(problems).toEqual([]);
});

test("a race to come has the times of all its sessions, in the reader's zone once that is known", async ({
  openPage,
}) => {
  const there = await openPage({ timezoneId: "Asia/Tokyo" });
  await there.page.goto("/races/");
  await hydrated(there.page);
  await there.page.getByText("Time zone: Asia/Tokyo").waitFor();
  expect(await sessionsOf(there.page, "Dutch Grand Prix")).toEqual([
    "Practice 1 Next Fri 21 Aug 19:30",
    "Sprint qualifying Fri 21 Aug 23:30",
    "Sprint Sat 22 Aug 19:00",
    "Qualifying Sat 22 Aug 23:00",
    "Race Sun 23 Aug 22:00",
  ]);
  await expect(cardOf(there.page, "Dutch Grand Prix").getByRole("heading")).toContainText("Sprint", {
    useInnerText: true,
  });
  expect(await cardOf(there.page, "Italian Grand Prix").getByRole("heading").innerText()).not.toContain(
    "Sprint",
  );
  expect(there.problems).toEqual([]);

  const without = await openPage({ javaScriptEnabled: false });
  await without.page.goto("/races/");
  await expect(without.page.getByText("Time zone: UTC")).toHaveCount(1);
  expect((await sessionsOf(without.page, "Dutch Grand Prix")).at(-1)).toBe("Race Sun 23 Aug 13:00");
});

test(
  "a race of which only the day is known keeps its day in every zone",
  { tag: "@deep" },
  async ({ openPage }) => {
    for (const timezoneId of ["Pacific/Honolulu", "Pacific/Kiritimati"]) {
      const watched = await openPage({ timezoneId });
      await watched.page.goto("/races/");
      await hydrated(watched.page);
      await watched.page.getByText(`Time zone: ${timezoneId}`).waitFor();
      expect(await sessionsOf(watched.page, "Bahrain Grand Prix")).toEqual(["Race Sun 4 Oct"]);
    }
  },
);

test(
  "races that have been and have no result are named once, and have no winner",
  { tag: "@deep" },
  async ({ openPage }) => {
    await using later = await startTestSite({ NOW: "2026-11-20T12:00:00Z" });
    const { page, problems } = await openPage({ baseURL: later.url });
    await page.goto("/races/");
    await hydrated(page);
    // A line above the table, which opens.
    const line = page.getByText("Rounds 12–20: 9 races, no results yet");
    await line.click();
    const missing = page.getByRole("group").filter({ has: line });
    await expect(missing.getByRole("listitem")).toHaveCount(9);
    await expect(missing.getByRole("link", { name: "Dutch Grand Prix" })).toBeVisible();
    await expect(page.locator("tbody").getByText("Dutch Grand Prix")).toHaveCount(0);
    await expect(page.getByText("11 races", { exact: true })).toHaveCount(1);
    const ahead = await page.getByRole("heading", { level: 3 }).allInnerTexts();
    expect(ahead.map((name) => name.trim())).toEqual([
      "Las Vegas Grand Prix",
      "Qatar Grand Prix",
      "Abu Dhabi Grand Prix",
    ]);
    expect(problems).toEqual([]);
  },
);

test("any season is a choice away, and the one before and after a link", async ({ page, problems }) => {
  await page.goto("/races/");
  await hydrated(page);
  await page.getByRole("combobox", { name: "Season" }).selectOption("1950");
  await page.waitForURL("**/races/?year=1950");
  await page.getByRole("heading", { name: "Races of 1950" }).waitFor();
  await expect(rowOf(page, "British Grand Prix")).toContainText("Nino Farina", { useInnerText: true });
  const seasons = page.getByRole("navigation", { name: "Seasons" });
  await expect(seasons.getByRole("link")).toHaveCount(1);
  await expect(seasons.getByRole("link")).toHaveAccessibleName("1951");
  await seasons.getByRole("link").click();
  await page.getByRole("heading", { name: "Races of 1951" }).waitFor();
  await expect(page.getByRole("combobox", { name: "Season" })).toHaveValue("1951");
  await page.goBack();
  await page.getByRole("heading", { name: "Races of 1950" }).waitFor();
  expect(problems).toEqual([]);
});

test("the choice of a season keeps focus", async ({ page }) => {
  await page.goto("/races/?year=1951");
  await hydrated(page);
  const season = page.getByRole("combobox", { name: "Season" });
  await season.focus();
  await season.selectOption("1952");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Races of 1952", { useInnerText: true });
  await expect(season).toBeFocused();
});

test("another page begins at its top as soon as it shows, and who turns back then is where he was", async ({
  page,
}) => {
  await page.goto("/races/?driver=lewis_hamilton");
  await hydrated(page);
  // The page's own code comes later than its heading's.
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const link = page
    .getByRole("table")
    .getByRole("link", { name: /Grand Prix/ })
    .nth(30);
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  const first = await link.evaluate(async (element: HTMLElement) => {
    const list = document.querySelector("main .page");
    const isThere = () => list?.isConnected === true;
    element.click();
    while (isThere()) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const top = scrollY;
    history.back();
    return { top, path: location.pathname };
  });
  expect(first).toEqual({ top: 0, path: expect.stringMatching(/^\/race\//) });
  await expect(page).toHaveURL(/driver=lewis_hamilton/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test("seasons and drivers can be chosen without scripts", { tag: "@deep" }, async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/races/?year=2025");
  await page.getByRole("combobox", { name: "Season" }).selectOption("1988");
  await follow(page, page.getByRole("button", { name: "Show" }));
  expect(new URL(page.url()).search).toBe("?year=1988");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Races of 1988", { useInnerText: true });

  await follow(page, page.getByRole("link", { name: "By driver" }));
  await page.getByRole("combobox", { name: "Driver" }).fill("Nico Hülkenberg");
  await follow(page, page.getByRole("button", { name: "Show" }));
  expect(new URL(page.url()).search).toBe("?driver=nico_hulkenberg");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Races of Nico Hülkenberg", {
    useInnerText: true,
  });
});

test("on a phone a sprint takes no line of its own", async ({ openPage }) => {
  const { page } = await openPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    javaScriptEnabled: false,
  });
  await page.goto("/races/?year=2025");
  const rows = page.getByRole("table", { name: "Races of the season" }).locator("tbody tr");
  await expect(rows.filter({ hasText: "United States" })).toContainText("Sprint");
  expect(new Set(await rows.evaluateAll((all) => all.map((row) => row.clientHeight))).size).toBe(1);
});

test("a driver's races have the driver's own result beside the winner's", async ({ page, problems }) => {
  await page.goto("/races/?driver=max_verstappen");
  await hydrated(page);
  const row = rowOf(page, "Hungarian Grand Prix").filter({ hasText: "2025" });
  // Ninth at the finish from eighth on the grid; Norris won, Leclerc had the pole, Russell the fastest lap.
  const cells = await row.getByRole("cell").allInnerTexts();
  expect(cells.slice(4, 8)).toEqual(["Red Bull", "8", "9", "Finished"]);
  expect(cells.slice(8)).toEqual(["Lando Norris", "Charles Leclerc", "George Russell"]);

  // The names to choose from arrive when the field is entered.
  const field = page.getByRole("combobox", { name: "Driver" });
  await field.focus();
  await page.locator("datalist option").first().waitFor({ state: "attached" });
  await field.fill("Carlos Sainz Jr.");
  await page.waitForURL("**/races/?driver=carlos_sainz_jr");
  await page.getByRole("heading", { name: "Races of Carlos Sainz Jr." }).waitFor();
  expect(problems).toEqual([]);
});

test(
  "a driver whom nobody knows leads to those with names near it",
  { tag: "@deep" },
  async ({ page, problems }) => {
    const response = await page.goto("/races/?driver=Hamiltn");
    expect(response?.status()).toBe(200);
    await expect(page.getByText("No driver is called “Hamiltn”.")).toHaveCount(1);
    await page.getByRole("link", { name: "Lewis Hamilton" }).click();
    await page.getByRole("heading", { name: "Races of Lewis Hamilton" }).waitFor();
    expect(problems).toEqual([]);
  },
);

test(
  "a year outside the calendar leads to the nearest season, and nonsense to the current one",
  { tag: "@deep" },
  async ({ page, problems }) => {
    const response = await page.goto("/races/?year=1900");
    expect(response?.status()).toBe(200);
    await page.getByRole("status").filter({ hasText: "There was no 1900 season" }).waitFor();
    await page.getByRole("link", { name: "Races of 1950" }).click();
    await page.getByRole("heading", { name: "Races of 1950" }).waitFor();
    await page.goto("/races/?year=2040");
    await page.getByRole("link", { name: "Races of 2026" }).waitFor();
    await page.goto("/races/?year=soon&driver=&sort=winner");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Races of 2026", { useInnerText: true });
    expect(problems).toEqual([]);
  },
);

test("both drivers of a winning shared car are named", { tag: "@deep" }, async ({ openPage }) => {
  const watched = await openPage();
  await watched.page.goto("/races/?year=1951");
  const reims = await rowOf(watched.page, "French Grand Prix").innerText();
  expect(reims.replaceAll(/\s+/g, " ")).toContain("Luigi Fagioli / Juan Manuel Fangio");
});
