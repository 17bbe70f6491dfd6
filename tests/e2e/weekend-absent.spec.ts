import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../support/browser-test.ts";
import { startTestSite } from "../support/site.ts";

/** The sentence of a page that was not found. */
function refusal(page: Page): Promise<string> {
  return page.locator("main").innerText();
}

test("a race whose laps were not imported says since when they are held, and leads to one that has them", async ({
  openPage,
}) => {
  const watched = await openPage();
  await watched.page.goto("/race/2025/5/race/weekend-progression?view=laps");
  const content = watched.page.getByRole("main");
  await expect(content).toContainText("No lap times for this race", { useInnerText: true });
  await expect(content).toContainText("Only some races since 2018 have them so far.", {
    useInnerText: true,
  });
  // The results are one press away; the way on leads to the nearest race that has laps.
  await content.getByRole("link", { name: "See the race results" }).waitFor();
  await content.getByRole("link", { name: /^Weekend progression of the 20\d\d .+ Grand Prix$/ }).click();
  await expect(content).not.toContainText("No lap times");
  await content.getByRole("region", { name: "Each driver’s place at the end of each lap" }).waitFor();
});

test(
  "a race to come has the times of its sessions in the reader's zone, and no results yet",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page, problems } = await openPage({ timezoneId: "Asia/Tokyo" });
    for (const path of [
      "race/results",
      "qualifying/results",
      "sprint/",
      "sprint-qualifying/results",
      "practice/fp1",
    ]) {
      const response = await page.goto(`/race/2026/12/${path}`);
      expect([path, response?.status()]).toEqual([path, 200]);
      await hydrated(page);
      await page.getByText("Time zone: Asia/Tokyo").waitFor();
      await expect(page.getByText("No results yet", { exact: true })).toHaveCount(1);
      const race = await page.locator("main dl > div", { hasText: /^Race/ }).innerText();
      expect(race.replaceAll(/\s+/g, " ")).toBe("Race Sun 23 Aug 22:00");
    }
    // How the championship stands, with the way to all of it.
    await page.getByRole("link", { name: "Full standings" }).waitFor();
    await page.getByRole("heading", { name: /^Antonelli leads \w+ by \d+ points$/ }).waitFor();
    await expect(page.getByRole("listitem").filter({ hasText: /^1st Antonelli/ })).toContainText(
      /Antonelli\d+ pointsLeader\d+% title chance$/,
    );
    await page.getByText(/Title chances are simulated/).waitFor();
    // Who won the last races that were held there.
    await page.getByRole("heading", { name: /^Earlier races at .*Zandvoort/ }).waitFor();
    await expect(page.getByRole("listitem").filter({ hasText: /^2025/ })).toContainText("Oscar Piastri");
    await page.goto("/race/2026/12/race/results");
    // The header has the race's clock.
    await page.getByRole("heading", { name: /^Practice 1 starts\sin$/ }).waitFor();
    await expect(page.getByRole("main").getByRole("timer")).toHaveCount(1);
    // The other sessions have previews, too.
    const sessions = page.getByRole("navigation", { name: "Session", exact: true });
    await sessions.getByRole("link", { name: "Qualifying", exact: true }).click();
    await page.waitForURL("**/race/2026/12/qualifying/results");
    await page.getByRole("heading", { name: /^Qualifying starts\sin$/ }).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "Add to calendar" }).waitFor();
    await page.goto("/race/2026/12/race/weekend-progression");
    await page.getByText("No results yet", { exact: true }).waitFor();
    // Of a later weekend stand no title chances: nobody knows how they will be then.
    await page.goto("/race/2026/13/race/results");
    await page
      .getByRole("heading", { name: "Earlier races at Autodromo Nazionale Monza", exact: true })
      .waitFor();
    await expect(page.getByRole("definition").filter({ hasText: "11 turns" })).toHaveCount(1);
    await page.getByRole("link", { name: "Full standings" }).waitFor();
    await expect(page.getByText(/^Title chances/)).toHaveCount(0);
    // After the last one of the calendar the season's standings follow.
    await page.goto("/race/2026/23/race/results");
    await expect(
      page.getByRole("navigation", { name: "Races before and after" }).getByRole("link").last(),
    ).toContainText("Drivers’ standings");
    expect(problems).toEqual([]);
  },
);

test(
  "a race that has been and is not held yet says through which round the archive reaches",
  { tag: "@deep" },
  async ({ openPage }) => {
    await using later = await startTestSite({ NOW: "2026-11-20T12:00:00Z" });
    const watched = await openPage({ baseURL: later.url });
    await watched.page.goto("/race/2026/12/race/results");
    await watched.page.getByText("Not in this archive yet (through round 11).").waitFor();
    await expect(watched.page.getByRole("table")).toHaveCount(0);
    // Its band is neither that of a race to come nor that of a winner.
    await expect(watched.page.locator(".weekend-header")).toHaveClass(/--color-line-strong/);
  },
);

test("a race of long ago says that its results are not held", { tag: "@deep" }, async ({ openPage }) => {
  const watched = await openPage();
  for (const path of ["race/results", "qualifying/results", "race/weekend-progression"]) {
    await watched.page.goto(`/race/1976/10/${path}`);
    await watched.page.getByText(/results of 1976 are not available yet/).waitFor();
    // Who won is held of every race, and so is the colour of the team.
    const winner = watched.page.getByRole("list", { name: "Race winner" });
    await expect(winner.getByRole("listitem")).toHaveText(/James Hunt\s*McLaren/, { useInnerText: true });
    await watched.page.getByRole("link", { name: "Races of 2025, with all results" }).waitFor();
  }
});

test("a session that the weekend did not have is not found, and the page says why and leads on", async ({
  page,
}) => {
  for (const [path, why] of [
    ["/race/2025/1/sprint/", "it is not one of the season’s weekends with a sprint"],
    ["/race/2025/1/sprint/stints", "it is not one of the season’s weekends with a sprint"],
    ["/race/1999/1/sprint/results", "sprints have been held since 2021"],
    ["/race/2021/10/sprint-qualifying/results", "until 2022, qualifying set the grid of the sprint"],
    ["/race/2025/1/practice/fp4", "no practice 4 on record"],
    ["/race/2025/1/practice/party", "There is no such page about this weekend."],
    ["/race/2025/1/race/pictures", "There is no such page about this weekend."],
  ] as const) {
    // On a busy machine a page that is streamed has its status before the facts that refuse it are there.
    const response = await page.goto(`${path}?complete`);
    expect([path, response?.status()]).toEqual([path, 404]);
    expect(await page.title()).toBe("Not Found | F1 Statistics");
    expect(await refusal(page)).toContain(why);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  }
  await hydrated(page);
  await page.getByRole("link", { name: "Qualifying results" }).click();
  await page.waitForURL("**/race/2025/1/qualifying/results");
});

test(
  "a round that its season does not have is not found, and the nearest is a link",
  { tag: "@deep" },
  async ({ page }) => {
    for (const [path, near] of [
      ["/race/2025/25/race/results", "2025 Abu Dhabi Grand Prix"],
      ["/race/2025/0/race/results", "2025 Australian Grand Prix"],
      ["/race/1949/3/race/results", "1950 Indianapolis 500"],
      ["/race/2040/1/qualifying/results", "2026 Australian Grand Prix"],
      ["/race/next/1/race/results", "2026 Australian Grand Prix"],
    ] as const) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 404]);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not Found", { useInnerText: true });
      await expect(page.getByRole("link", { name: near })).toHaveCount(1);
    }
  },
);
