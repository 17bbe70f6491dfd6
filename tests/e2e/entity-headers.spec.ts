import type { Page } from "@playwright/test";
import type { CareerFigures } from "#contract/careers.ts";
import { expect, hydrated, test } from "../support/browser-test.ts";
import { startTestSite } from "../support/site.ts";
import { emptyAnswer, startUpstream } from "../support/upstream.ts";

/** A figure of the header by its label. */
function figure(page: Page, label: string) {
  return page.locator(".figure").filter({ has: page.getByRole("button", { name: label }) });
}

test("a driver's header says who it is, with the age of the day", async ({ page, problems }) => {
  await page.goto("/driver/max_verstappen/");
  await hydrated(page);
  const header = page.locator("main header").first();
  const text = await header.innerText();
  for (const fact of ["Netherlands", "VER", "28 years old", "born in Hasselt", "in F1 2015–2026"])
    expect(text).toContain(fact);
  await header.getByRole("link", { name: "Red Bull" }).click();
  await page.waitForURL("**/teams/red_bull/");
  expect(problems).toEqual([]);
});

test(
  "the age is that of the server's day, and the browser agrees",
  { tag: "@deep" },
  async ({ openPage }) => {
    // Born on 30 September 1997.
    await using later = await startTestSite({ NOW: "2026-09-30T00:00:00Z" });
    const watched = await openPage({ baseURL: later.url, timezoneId: "America/Los_Angeles" });
    await watched.page.goto("/driver/max_verstappen/");
    await hydrated(watched.page);
    await expect(watched.page.getByText("29 years old")).toHaveCount(1);
    expect(watched.problems).toEqual([]);
  },
);

test("a driver who died has years and no age", { tag: "@deep" }, async ({ openPage }) => {
  const watched = await openPage();
  await watched.page.goto("/driver/juan_manuel_fangio/");
  await expect(watched.page.getByText("1911–1995")).toHaveCount(1);
  await expect(watched.page.getByText("years old")).toHaveCount(0);
  await expect(figure(watched.page, "Titles").locator("dd")).toHaveText("5", { useInnerText: true });
});

for (const javaScriptEnabled of [true, false])
  test(
    `each figure opens its definition by keyboard, with${javaScriptEnabled ? "" : "out"} scripts`,
    { tag: "@deep" },
    async ({ openPage }) => {
      const { page } = await openPage({ javaScriptEnabled });
      await page.goto("/driver/lewis_hamilton/");
      if (javaScriptEnabled) await hydrated(page);
      const podiums = figure(page, "Podiums");
      const about = podiums.getByText("Grands Prix finished first, second or third.");
      await expect(about).toBeHidden();
      await podiums.getByRole("button").focus();
      await page.keyboard.press("Enter");
      await expect(about).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(about).toBeHidden();
    },
  );

test(
  "on a phone a figure's list opens wherever it is hit, and its label says how it is counted",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto("/teams/ferrari/");
    const titles = figure(page, "Titles");
    await titles.getByRole("button").tap();
    await expect(titles.getByText("World constructors’ championships won.")).toBeVisible();
    await page.keyboard.press("Escape");
    await titles.tap({ position: { x: 60, y: 5 } });
    await page.waitForURL("**/teams/ferrari/championship?sort=position.asc");
  },
);

for (const scripts of [true, false])
  test(`a figure leads to what it counts, with${scripts ? "" : "out"} scripts`, async ({ openPage }) => {
    const { page, problems } = await openPage({ javaScriptEnabled: scripts });
    await page.goto("/driver/kimi_antonelli/championship");
    if (scripts) await hydrated(page);
    const wins = figure(page, "Wins").locator("dd > a");
    const count = await wins.innerText();
    await wins.click();
    await page.waitForURL(/f=session_type\.eq\.R&f=finish_position\.eq\.1$/);
    await page.getByText("Finish Position = 1").waitFor();
    await expect(page.getByRole("main").locator(".data-table tbody tr")).toHaveCount(Number(count));
    expect(problems).toEqual([]);
  });

test("on a phone a team's season has its sprints, and its name stands clear of the button above it", async ({
  openPage,
}) => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.goto("/teams/ferrari/");
  const season = page.getByRole("region", { name: "2026 season" });
  await expect(season.getByRole("link", { name: "British Grand Prix, sprint: S 2" })).toBeVisible();
  const [button, name] = await Promise.all([
    page.getByRole("main").getByRole("link", { name: "Compare", exact: true }).boundingBox(),
    page.getByRole("heading", { level: 1 }).boundingBox(),
  ]);
  expect(name?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? Infinity) + 8);
});

for (const [path, title] of [
  ["/driver/lewis_hamilton/", "Career"],
  ["/teams/ferrari/", "Seasons"],
] as const)
  test(`on a phone the season's card of ${path} leads to the one below all results`, async ({ openPage }) => {
    const { page } = await openPage({ viewport: { width: 390, height: 844 } });
    await page.goto(path);
    const below = page.getByRole("region", { name: title, exact: true });
    await expect(below).not.toBeInViewport();
    await page.getByRole("link", { name: title, exact: true }).click();
    await expect(below).toBeInViewport({ ratio: 1 });
  });

test("on a phone a team's drivers have their letters, and their names for who does not see them", async ({
  openPage,
}) => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.goto("/teams/ferrari/");
  const season = page.getByRole("region", { name: "2026 season" });
  await expect(season.getByText("LEC", { exact: true })).toBeVisible();
  await expect(season.getByRole("link", { name: "Leclerc", exact: true })).toBeVisible();
});

test("the latest season is told round by round, and the career by team", async ({ page, problems }) => {
  await page.goto("/driver/lewis_hamilton/");
  const season = page.getByRole("region", { name: "2026 season" });
  await expect(season.getByRole("link", { name: "Australian Grand Prix: 4" })).toBeVisible();
  const career = page.getByRole("region", { name: "Career" });
  await expect(career.getByText("2008, 2014–2015, 2017–2020")).toBeVisible();
  await expect(career.getByRole("link", { name: "McLaren", exact: true })).toBeVisible();
  await career.getByRole("link", { name: "2025, Ferrari: 0 wins, 6th in the championship" }).click();
  await page.waitForURL("**/driver/lewis_hamilton/?f=year.eq.2025");
  await page.getByText("Year = 2025").waitFor();
  expect(problems).toEqual([]);
});

test("on a wide page twenty seasons stand side by side, the first in sight", async ({ openPage }) => {
  const { page } = await openPage({ viewport: { width: 1440, height: 900 } });
  await page.goto("/driver/lewis_hamilton/");
  const seasons = page.getByRole("listitem").filter({ hasText: /^20\d\d, \D+: / });
  await expect(seasons.filter({ visible: true })).toHaveCount(20);
  const row = page.getByRole("list").filter({ has: seasons, visible: true }).locator("..");
  expect(await row.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test("poles that are credited otherwise are counted, with why", { tag: "@deep" }, async ({ page }) => {
  for (const path of ["/driver/charles_leclerc/", "/teams/ferrari/"]) {
    await page.goto(path);
    await page.getByRole("button", { name: /^Poles/ }).click();
    await expect(page.getByText(/^Credited: \d+\.$/)).toBeVisible();
    await expect(
      page.getByText(/credits Charles Leclerc with the pole of the 2021 Monaco Grand Prix/),
    ).toBeVisible();
  }
  await page.goto("/driver/lewis_hamilton/");
  await expect(page.getByText(/^Credited: /)).toHaveCount(0);
});

test(
  "a team's header tells its entrants with their years, the private ones apart",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto("/teams/ferrari/");
    await expect(page.getByText("Scuderia Ferrari SpA SEFAC")).toBeHidden();
    await page.getByText(/^Entered by Scuderia Ferrari HP and \d+ more$/).click();
    const own = page.getByRole("main").locator("details ul").nth(0);
    await expect(own.getByText("Scuderia Ferrari SpA SEFAC")).toHaveText(
      "Scuderia Ferrari SpA SEFAC 1961–1989",
      {
        useInnerText: true,
      },
    );
    await expect(page.getByRole("main").locator("details ul").nth(1)).toContainText(
      "Peter Whitehead 1950–1952",
      {
        useInnerText: true,
      },
    );
    await page.goto("/teams/brawn/");
    await expect(page.getByText("Entered by Brawn GP Formula 1 Team 2009")).toBeVisible();
  },
);

test("a name that nobody has is not found, and offers those near it", async ({ page }) => {
  const response = await page.goto("/teams/mclarren/championship");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not Found", { useInnerText: true });
  await page.getByRole("link", { name: "McLaren" }).click();
  await page.getByRole("heading", { level: 1, name: "McLaren" }).waitFor();
  await page.goto("/driver/max_verstapen/");
  await page.getByRole("link", { name: "Max Verstappen" }).click();
  await page.getByRole("heading", { level: 1, name: "Max Verstappen" }).waitFor();
});

test(
  "a page that a driver does not have leaves the driver's header in place",
  { tag: "@deep" },
  async ({ page }) => {
    const response = await page.goto("/driver/max_verstappen/salary");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(["Max Verstappen"], {
      useInnerText: true,
    });
    await expect(page.getByRole("heading", { level: 2, name: "Not Found" })).toHaveCount(1);
  },
);

const figures: CareerFigures = {
  entries: 391,
  grands_prix: 391,
  wins: 106,
  podiums: 207,
  poles: 104,
  fastest_laps: 69,
  points: 5187.5,
  titles: 7,
  best_finish: 1,
  avg_finish: 3.844,
  dnfs: 30,
};

const profile = {
  driver_id: "lewis_hamilton",
  name: "Lewis Hamilton",
  code: "HAM",
  number: "44",
  country: "United Kingdom",
  born: "1985-01-07",
  died: null,
  birthplace: "Stevenage",
  first_year: 2007,
  last_year: 2026,
  team_now: { team_id: "ferrari", team_name: "Ferrari" },
  team_id: "ferrari",
  won_for: [],
  figures,
  pole_differences: [],
};

for (const width of [390, 1280])
  test(`at ${width} px nothing moves when a slow profile arrives`, { tag: "@deep" }, async ({ openPage }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await using upstream = await startUpstream(async (path) => {
      if (path !== "/api/drivers/lewis_hamilton") return emptyAnswer();
      await released;
      return { body: JSON.stringify([profile]) };
    });
    await using slow = await startTestSite({ API_BASE_URL: upstream.url });
    const { page } = await openPage({
      baseURL: slow.url,
      viewport: { width, height: 844 },
      // A headless browser calls itself one, and is taken for a crawler, which gets the page in one piece.
      userAgent: "Mozilla/5.0 Chrome/156.0",
      // What compresses answers on this machine holds the beginning back until the end is there.
      extraHTTPHeaders: { "accept-encoding": "identity" },
    });
    await page.goto("/driver/lewis_hamilton/championship", { waitUntil: "commit" });
    const tabs = page.getByRole("navigation", { name: "Lewis Hamilton" });
    await tabs.waitFor();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lewis Hamilton", {
      useInnerText: true,
    });
    await expect(page.getByText("No. 44")).toHaveCount(0);
    const before = await tabs.boundingBox();
    release();
    await page.getByText("No. 44").waitFor();
    expect(await tabs.boundingBox()).toEqual(before);
  });

test(
  "a career whose results are not held shows its seasons on every tab, without scripts too",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    for (const [path, title, lack] of [
      ["/driver/ayrton_senna/", "Career", "Race-by-race results of 1984–1994 are not available yet."],
      ["/driver/ayrton_senna/race_teammate", "Career", "so teammates cannot be compared"],
      ["/driver/ayrton_senna/qualifying", "Career", "Qualifying results of 1984–1994 are not available yet."],
      ["/races/?driver=ayrton_senna", "Career", "Race-by-race results of 1984–1994"],
      ["/teams/brabham/", "Seasons", "Race-by-race results of 1962–1992 are not available yet."],
      ["/teams/brabham/drivers", "Seasons", "so there are no figures of its drivers"],
    ] as const) {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}complete`);
      await expect(page.getByText(lack)).toHaveCount(1);
      await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    }
    // A season leads to its standings: its results would be an empty list.
    await page.goto("/driver/ayrton_senna/");
    await page.getByRole("link", { name: /^1988, McLaren: 8 wins, 1st in the/ }).click();
    await page.waitForURL("**/standings/1988/drivers/overview");
  },
);

test("beside a part of someone's results stands which seasons are held", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/driver/fernando_alonso/");
  const note = page.getByText("Only race results of 2025 to 2026 are available so far.");
  await expect(note).toHaveCount(1);
  // In the line of the heading, without a box.
  const [heading, line] = [
    await page.getByRole("heading", { name: "Race results" }).boundingBox(),
    await note.boundingBox(),
  ];
  expect(line?.y).toBeGreaterThanOrEqual(heading?.y ?? Infinity);
  expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThanOrEqual(
    (heading?.y ?? 0) + (heading?.height ?? 0) + 8,
  );
  await expect(note).toHaveCSS("border-inline-start-width", "0px");
});
