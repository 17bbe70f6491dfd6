import type { Page } from "@playwright/test";
import { expect, hydrated, showAsTable, test } from "../support/browser-test.ts";

/** The cells of a driver's row in the page's table, once it is there. */
async function cellsOf(page: Page, driver: string): Promise<Array<string>> {
  const row = page.getByRole("table").getByRole("row").filter({ hasText: driver });
  await row.waitFor();
  const cells = await row.getByRole("cell").allInnerTexts();
  return cells.map((text) => text.trim());
}

function linksIn(page: Page, name: string): Promise<Array<string>> {
  return page.getByRole("navigation", { name, exact: true }).getByRole("link").allInnerTexts();
}

test("a race weekend says which race, when and where, and offers only the sessions it had", async ({
  page,
  problems,
}) => {
  await page.goto("/race/2025/1");
  expect(new URL(page.url()).pathname).toBe("/race/2025/1/race/results");
  await hydrated(page);
  expect(await page.title()).toBe("2025 Australian Grand Prix: Race results | F1 Statistics");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("2025 Australian Grand Prix", {
    useInnerText: true,
  });
  const header = await page.locator(".weekend-header").innerText();
  for (const text of ["Round 1", "16 March 2025", "Melbourne Grand Prix Circuit, Australia", "57 laps"])
    expect(header).toContain(text);
  expect(await linksIn(page, "Session")).toEqual(["Race", "Qualifying", "FP1", "FP2", "FP3"]);
  expect(await linksIn(page, "Race")).toEqual([
    "Results",
    "Story",
    "Lap chart",
    "Laps",
    "Pace",
    "Stints",
    "Teammate gap",
    "Weekend progression",
  ]);
  // A race whose laps are not held has no tabs for them.
  await page.goto("/race/2025/5/race/results");
  expect(await linksIn(page, "Race")).toEqual(["Results", "Stints", "Teammate gap", "Weekend progression"]);
  // A practice has one page, which is named, and so is the session: on a phone in the menu alone.
  await page.goto("/race/2025/1/practice/fp1");
  expect(await linksIn(page, "Practice 1")).toEqual(["Results"]);
  const round = page.locator(".weekend-header").getByText("Round 1");
  await expect(round).toHaveText("Round 1 · Practice 1", { useInnerText: true });
  expect(await linksIn(page, "Session")).toEqual(["Race", "Qualifying", "FP1", "FP2", "FP3"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(round).toHaveText("Round 1", { useInnerText: true });
  await expect(page.locator(".tabs summary")).toHaveText(/Practice 1/);
  // It rained in Melbourne.
  expect(header).toMatch(/Rain at times, air /);
  expect(problems).toEqual([]);
});

test("a race's results have grid, gains, times, stops and points, and can be sorted", async ({
  page,
  problems,
}) => {
  await page.goto("/race/2025/1/race/results");
  await hydrated(page);
  expect(await cellsOf(page, "Lando Norris")).toEqual([
    "1",
    "Lando Norris",
    "McLaren",
    "4",
    "1",
    "0",
    "57",
    "1:42:06.304",
    "1:22.167",
    // For slicks and for intermediates again; laps through the pit lane behind the safety car are no stops.
    "2",
    "25",
  ]);
  const bearman = await cellsOf(page, "Oliver Bearman");
  expect([bearman[0], bearman[4], bearman[5]]).toEqual(["14", "PL", "–"]);
  expect((await cellsOf(page, "Isack Hadjar"))[7]).toBe("Accident on formation lap");
  await page.getByRole("button", { name: "Gained" }).click();
  await page.waitForURL("**?sort=positions_gained.desc");
  // Antonelli came from 16th to 4th.
  await page.locator("tbody tr").first().getByText("Kimi Antonelli").waitFor();
  expect(problems).toEqual([]);
});

test(
  "on a phone the row of tabs begins at a whole word, and the open tab is in sight",
  { tag: "@deep" },
  async ({ openPage }) => {
    const starts = [
      { page: "lap-chart", open: "Lap chart", first: "Results", at: 0 },
      // After what fades of the tab before it.
      { page: "stints", open: "Stints", first: "Pace", at: 24 },
    ];
    const { page } = await openPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    for (const { page: name, open, first, at } of starts) {
      await page.goto(`/race/2025/2/race/${name}`);
      const tabs = page.getByRole("navigation", { name: "Race", exact: true });
      const [row, openTab, firstTab] = await Promise.all(
        [
          tabs,
          tabs.getByRole("link", { name: open, exact: true }),
          tabs.getByRole("link", { name: first, exact: true }),
        ].map((part) => part.boundingBox()),
      );
      expect([first, (firstTab?.x ?? 0) - (row?.x ?? 0)]).toEqual([first, expect.closeTo(at, -1)]);
      expect((openTab?.x ?? 0) + (openTab?.width ?? 0)).toBeLessThanOrEqual(390);
    }
  },
);

test("from race to race the page stays, over the end of a season", async ({ page, problems }) => {
  await page.goto("/race/2025/2/qualifying/results");
  await hydrated(page);
  const neighbours = page.getByRole("navigation", { name: "Races before and after" });
  await neighbours.getByRole("link", { name: "2025, round 1 Australian Grand Prix" }).click();
  await page.waitForURL("**/race/2025/1/qualifying/results");
  await neighbours.getByRole("link", { name: "2024, round 24 Abu Dhabi Grand Prix" }).click();
  await page.waitForURL("**/race/2024/24/qualifying/results");
  expect(problems).toEqual([]);
});

test(
  "from session to session the tab stays where both have it",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.goto("/race/2025/2/race/results");
    await hydrated(page);
    const sessions = page.getByRole("navigation", { name: "Session", exact: true });
    await sessions.getByRole("link", { name: "Sprint", exact: true }).click();
    await page.waitForURL("**/race/2025/2/sprint/results");
    await page.getByRole("navigation", { name: "Sprint", exact: true }).getByText("Overview").click();
    await page.waitForURL("**/race/2025/2/sprint/");
    await sessions.getByRole("link", { name: "FP1" }).click();
    await page.waitForURL("**/race/2025/2/practice/fp1");
    await expect(sessions.locator("[aria-current=page]")).toHaveText(["FP1"], { useInnerText: true });
    expect(problems).toEqual([]);
  },
);

test("qualifying shows who went out where, and the fastest of each segment", async ({ page, problems }) => {
  await page.goto("/race/2025/1/qualifying/results");
  await hydrated(page);
  const groups = page.locator("tbody td[rowspan]");
  await expect(groups).toHaveText(
    [
      "Q3 Gaps to the best of Q3, 1:15.096",
      "Out in Q2 Gaps to the best of Q2, 1:15.415",
      "Out in Q1 Gaps to the best of Q1, 1:15.912",
    ],
    { useInnerText: true },
  );
  const spans = await groups.evaluateAll((cells) => cells.map((cell) => cell.getAttribute("rowspan")));
  expect(spans).toEqual(["10", "5", "5"]);
  await expect(page.locator("tbody .fastest").filter({ visible: true })).toHaveText(
    ["1:15.912", "1:15.415", "1:15.096"],
    {
      useInnerText: true,
    },
  );
  expect(await cellsOf(page, "Isack Hadjar")).toEqual([
    "Out in Q2\nGaps to the best of Q2, 1:15.415",
    "11",
    "Isack Hadjar",
    "Racing Bulls",
    "6",
    "1:16.354",
    "1:16.175",
    "–",
    "+0.760",
    "12",
  ]);
  expect(problems).toEqual([]);
});

test(
  "a sprint and its qualifying have overviews of their own",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.goto("/race/2025/2/sprint/");
    await hydrated(page);
    expect(
      await page.getByRole("list", { name: "First three" }).getByRole("listitem").allInnerTexts(),
    ).toEqual([
      "1\nLewis Hamilton\nFerrari\nHAM",
      "2\nOscar Piastri\nMcLaren\nPIA",
      "3\nMax Verstappen\nRed Bull\nVER",
    ]);
    const facts = await page.locator("section", { hasText: "Key figures" }).last().innerText();
    expect(facts).toContain("30:39.965");
    await page.getByRole("link", { name: "Sprint results" }).click();
    await page.waitForURL("**/race/2025/2/sprint/results");
    expect((await cellsOf(page, "Lewis Hamilton")).slice(0, 2)).toEqual(["1", "Lewis Hamilton"]);

    await page.goto("/race/2025/2/sprint-qualifying/");
    const qualifying = await page.locator("section", { hasText: "Key figures" }).last().innerText();
    // Hamilton was 0.018 s faster than Verstappen.
    expect(qualifying).toContain("+0.018");
    expect(qualifying).toContain("Out in SQ1");
    await page.getByRole("link", { name: "Sprint qualifying results" }).click();
    await page.waitForURL("**/race/2025/2/sprint-qualifying/results");
    // The address changes before the page does.
    await page.getByRole("cell", { name: "Out in SQ1" }).waitFor();
    await expect(page.locator("tbody td[rowspan]")).toHaveText(
      [/^SQ3\s+Gaps/, /^Out in SQ2\s/, /^Out in SQ1\s/],
      {
        useInnerText: true,
      },
    );
    expect(problems).toEqual([]);
  },
);

test(
  "practice has a classification under the weekend, by its code in small letters",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.goto("/race/2025/1/practice/FP2?sort=laps.desc");
    const { pathname, search } = new URL(page.url());
    expect([pathname, search]).toEqual(["/race/2025/1/practice/fp2", "?sort=laps.desc"]);
    await hydrated(page);
    // It has one page.
    const tabs = page.getByRole("navigation", { name: "Practice 2", exact: true });
    await expect(tabs.getByRole("link")).toHaveText(["Results"]);
    // Its head tells of the practice, not of the race.
    const header = page.locator(".weekend-header");
    await expect(header).toContainText(/Practice 2\s*Fri 14 Mar/);
    await expect(header).toContainText("552 laps");
    await expect(header).not.toContainText("57 laps");
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Leclerc is fastest by 0.124 s"]);
    expect((await cellsOf(page, "Charles Leclerc")).slice(0, 3)).toEqual(["1", "Charles Leclerc", "Ferrari"]);
    expect(problems).toEqual([]);
  },
);

test("the way through a weekend is drawn with names at both ends, and stands below as a table", async ({
  page,
  problems,
}) => {
  await page.goto("/race/2025/2/race/weekend-progression");
  await hydrated(page);
  const [start, end] = [
    page.getByRole("list", { name: "At the start" }),
    page.getByRole("list", { name: "At the end" }),
  ];
  await page.getByRole("heading", { name: "Piastri wins from pole" }).waitFor();
  await expect(start.getByRole("listitem")).toHaveCount(20);
  await expect(end.getByRole("listitem").first()).toHaveText(/^1\s+Oscar Piastri/, { useInnerText: true });
  await expect(end.getByRole("listitem").last()).toHaveText(/^DSQ\s+Pierre Gasly/, { useInnerText: true });
  expect(await cellsOf(page, "Oscar Piastri")).toEqual([
    "Oscar Piastri",
    "McLaren",
    "3",
    "3",
    "3",
    "2",
    "1",
    "1",
    "1",
  ]);
  await start.getByRole("link", { name: "Max Verstappen" }).click();
  await page.waitForURL("**?highlight=max_verstappen");
  await page
    .locator(".bump-line[data-shown]")
    .getByText("Max Verstappen", { exact: true })
    .waitFor({ state: "attached" });
  await expect(page.locator(".bump-line[data-shown]")).toHaveCount(1);
  // Back to all.
  await end.getByRole("link", { name: "Max Verstappen" }).click();
  await page.waitForURL((url) => url.search === "");
  expect(problems).toEqual([]);
});

test(
  "a driver stands out without scripts, and on the way through the laps too",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto("/race/2025/1/race/weekend-progression");
    await page.getByRole("list", { name: "At the end" }).getByRole("link", { name: "Lando Norris" }).click();
    await page.waitForURL("**?highlight=lando_norris");
    await expect(page.locator(".bump-line[data-shown]")).toHaveCount(1);
    await page.getByRole("link", { name: "Lap by lap" }).click();
    await page.waitForURL("**?view=laps&highlight=lando_norris");
    // Fourteen finished; those whose lines end early are named below them.
    const atTheEnd = page.getByRole("list", { name: "At the end" }).getByRole("listitem");
    await expect(atTheEnd).toHaveCount(20);
    await expect(atTheEnd.filter({ hasText: "Fernando Alonso" })).toHaveCount(1);
    await showAsTable(page);
    const cells = await cellsOf(page, "Lando Norris");
    // Name, team, grid and 57 laps.
    expect(cells).toHaveLength(60);
    expect(cells.at(-1)).toBe("1");
  },
);

test("the ways to a weekend from elsewhere lead there", async ({ page, problems }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("link", { name: "Hungarian Grand Prix", exact: true }).click();
  await page.waitForURL("**/race/2026/11/race/results");
  await page.goto("/standings/2025/drivers/detailedTable");
  await hydrated(page);
  await page.getByRole("link", { name: "Results of the Chinese Grand Prix" }).click();
  await page.waitForURL("**/race/2025/2/race/results");
  await page.getByRole("link", { name: "Drivers’ standings" }).click();
  await page.waitForURL("**/standings/2025/drivers/overview");
  expect(problems).toEqual([]);
});
