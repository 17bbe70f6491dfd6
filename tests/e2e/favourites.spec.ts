import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../support/browser-test.ts";

const winner = "Lando Norris";

/** Whether a text can be seen, anywhere on the page or in its title. */
async function tells(page: Page, text: string): Promise<boolean> {
  const seen = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Array<string> = [document.title];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.checkVisibility({ visibilityProperty: true })) texts.push(node.nodeValue ?? "");
    return texts.join(" ");
  });
  return seen.includes(text);
}

/** Waits until a page is recorded as visited. */
async function visited(page: Page, path: string): Promise<void> {
  await page.waitForFunction((of) => localStorage.getItem("favourites")?.includes(of) ?? false, path);
}

test("favourites and the pages last visited stand on the front page, which they do not move", async ({
  openPage,
}) => {
  const { page, problems } = await openPage({ viewport: { width: 390, height: 844 } });
  await page.goto("/driver/max_verstappen/");
  await hydrated(page);
  const star = page.getByRole("button", { name: "Favourite driver" });
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  // A visit is recorded when the page is quiet.
  await visited(page, "/driver/max_verstappen/");
  await page.goto("/teams/ferrari/");
  await hydrated(page);
  await page.getByRole("button", { name: "Favourite team" }).click();
  await visited(page, "/teams/ferrari/");
  await page.goto("/");
  const favourites = page.getByRole("region", { name: "Favourites" });
  await favourites.getByRole("link", { name: "Max Verstappen" }).first().waitFor();
  await favourites
    .getByText(/^P\d+, [\d.]+ points in 2026$/)
    .first()
    .waitFor();
  await expect(favourites.getByRole("listitem")).toHaveText(["Ferrari", "Max Verstappen"], {
    useInnerText: true,
  });
  expect(await layoutShift(page)).toBe(0);
  await favourites.getByRole("button", { name: "Forget" }).click();
  expect(await page.evaluate(() => localStorage.getItem("favourites"))).toBeNull();
  await expect(favourites).toBeHidden();
  await page.evaluate(() => localStorage.setItem("favourites", '{"driver":{"id":"<img>"}}'));
  await page.reload();
  await hydrated(page);
  await expect(favourites.getByRole("link")).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("a favourite that storage does not keep is told in its place, until one is kept", async ({ page }) => {
  await page.goto("/driver/max_verstappen/");
  await hydrated(page);
  const star = page.getByRole("button", { name: "Favourite driver" });
  await page.evaluate(() => {
    let text = "";
    for (let size = 2 ** 23; size >= 1; size /= 2) {
      try {
        localStorage.setItem("filled", text + "x".repeat(size));
        text += "x".repeat(size);
      } catch {
        // So much is too much.
      }
    }
  });
  const told = page.getByText("its storage is full or turned off");
  await star.click();
  await expect(told).toBeVisible();
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await page.evaluate(() => localStorage.removeItem("filled"));
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(told).toHaveCount(0);
});

test("a favourite is marked in the standings and offered in the palette before anything is typed", async ({
  page,
  problems,
}) => {
  await page.goto("/driver/max_verstappen/");
  await hydrated(page);
  await page.getByRole("button", { name: "Favourite driver" }).click();
  await page.goto("/standings/2025/drivers/overview");
  await hydrated(page);
  const marked = page.getByRole("row").filter({ has: page.getByTitle("Your favourite driver") });
  await expect(marked.getByRole("link").first()).toHaveText("Max Verstappen");
  await page.keyboard.press("/");
  await expect(page.getByRole("listbox", { name: "Found" }).getByRole("option").first()).toContainText(
    "Max Verstappen",
  );
  await page.keyboard.press("Enter");
  await page.waitForURL("**/driver/max_verstappen/");
  expect(problems).toEqual([]);
});

test("who does not want to know the last weekend's results is told none before asking", async ({
  page,
  problems,
}) => {
  await page.goto("/");
  await hydrated(page);
  expect(await tells(page, winner)).toBe(true);
  await page.getByRole("checkbox", { name: "Hide the last weekend’s results" }).last().check();
  const pages = [
    "/",
    "/races/?year=2026",
    "/race/2026/11/race/results",
    "/race/2026/11/qualifying/results",
    "/standings/2026/drivers/overview",
    "/records/",
    "/drivers_overview/",
  ];
  for (const path of pages) {
    // From the very first paint on: nothing of a page's own script has run.
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForSelector("footer", { state: "attached" });
    const hidden = path.startsWith("/races/")
      ? rowOf(page).locator("td").nth(3)
      : page.locator(ownTables).first();
    expect([path, await hidden.isVisible()]).toEqual([path, false]);
    await hydrated(page);
    expect([path, await hidden.isVisible()]).toEqual([path, false]);
    expect([path, await page.getByRole("heading", { level: 1 }).isVisible()]).toEqual([path, true]);
  }
  await page.goto("/");
  await hydrated(page);
  // The front page has both championships as they stood before it.
  await expect(page.getByText("2026, after 10 of 23 rounds")).toHaveCount(2);
  await page.getByRole("heading", { name: /^Antonelli leads \w+ by 45 points$/ }).waitFor();
  expect(await tells(page, "by 50 points")).toBe(false);
  await page.getByText("Points after the Belgian Grand Prix on 19 Jul").waitFor();
  // The winner is among them by name; nothing says who won, and Antonelli's points are those from before.
  await expect(page.getByRole("list", { name: "Podium" })).toHaveCount(0);
  expect([await tells(page, "NOR"), await tells(page, "219"), await tells(page, "204")]).toEqual([
    false,
    false,
    true,
  ]);
  // So do the records: Verstappen's second place there is not among his podiums.
  const podiums = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Most podiums" }) });
  await expect(podiums).toContainText(/Max Verstappen\s*130/, { useInnerText: true });
  await page.goto("/search/?q=antonelli");
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Career", includeHidden: true })).toBeHidden();
  await page.goto("/race/2026/11/race/results");
  await hydrated(page);
  expect(await tells(page, winner)).toBe(false);
  // Nor does the colour of the band.
  const bandColour = () =>
    page
      .locator(".weekend-header")
      .evaluate((band) => getComputedStyle(band).getPropertyValue("--color-team"));
  const neutral = await bandColour();
  // It goes to the edge of the window, as it does where nothing is hidden.
  const isAtEdge = await page
    .locator(".weekend-header")
    .evaluate((band) => document.elementFromPoint(1, band.getBoundingClientRect().top + 5) === band);
  expect(isAtEdge).toBe(true);
  const before = page.getByRole("table", { name: "Drivers’ championship before the race" });
  await expect(before.getByRole("row").first()).toHaveText(/1Kimi Antonelli204/);
  await page.getByRole("button", { name: "Show results" }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  expect(await tells(page, winner)).toBe(true);
  expect(await bandColour()).not.toBe(neutral);
  await page.getByRole("link", { name: "Drivers’ standings" }).click();
  await page.waitForURL("**/standings/2026/drivers/overview");
  expect(await tells(page, winner)).toBe(false);
  await page.keyboard.press("/");
  const palette = page.getByRole("dialog", { name: "Search" });
  await palette.getByRole("combobox").fill("2026 hungarian");
  await palette.getByRole("option").first().waitFor();
  expect(await tells(page, winner)).toBe(false);
  await page.keyboard.press("Escape");
  // What was won until today counts it as well, wherever it stands; what was won before does not.
  await page.keyboard.press("/");
  await palette.getByRole("combobox").fill("norris");
  await expect(palette.getByRole("option").first()).toContainText("12 wins");
  await expect(palette.getByText("12 wins")).toBeHidden();
  await palette.getByRole("combobox").fill("senna");
  await expect(palette.getByText("41 wins")).toBeVisible();
  await page.keyboard.press("Escape");
  // What is asked tells of no result.
  await page.goto("/ask/?driver=lando_norris");
  await expect(page.getByRole("button", { name: "Show results" })).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "In your own words" })).toHaveValue("Lando Norris’s wins");
  for (const { path, hidden } of told) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("button", { name: "Show results" })).toBeVisible();
    expect([path, await tells(page, hidden)]).toEqual([path, false]);
    await page.getByRole("button", { name: "Show results" }).click();
    await expect.poll(async () => [path, await tells(page, hidden)]).toEqual([path, true]);
  }
  // His race before is shown whole; of the last one not even the place on the grid.
  await page.goto("/races/?driver=lando_norris");
  const raceRows = page.locator(".driver-races tbody tr");
  await expect(raceRows.nth(1).locator("td").nth(5)).toHaveText("13");
  await expect(raceRows.nth(0).locator("td").nth(4)).toBeVisible();
  await expect(raceRows.nth(0).locator("td").nth(5)).toBeHidden();
  await page.goto("/race/2026/10/race/results");
  await expect(page.locator(ownTables).first()).toBeVisible();
  expect(problems).toEqual([]);
});

/** Texts that count the last weekend's results, with where they stand. */
const told = [
  { path: "/teams_overview/", hidden: "1,004" },
  { path: "/drivers/?letter=N", hidden: "Norris" },
  { path: "/search/?q=norris", hidden: "12 wins" },
  { path: "/search/?q=mclaren", hidden: "204" },
  { path: "/search/?q=lando+norris+wins", hidden: "See the races" },
  { path: "/ask/?driver=lando_norris", hidden: "Lando Norris:" },
  { path: "/records/", hidden: "Fagioli" },
  { path: "/standings/2026/rules", hidden: "Champion under each rule" },
  { path: "/sql/", hidden: "Result of the query" },
];

/** A page's own tables, without that of the card which stands for what is hidden. */
const ownTables = "main table:not(.spoiler-note *)";

/** The last race in the table of its season. */
function rowOf(page: Page) {
  return page.locator(".season-races tr.spoiler-row").first();
}

/** The sum of all layout shifts so far. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ("value" in entry && typeof entry.value === "number") sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}
