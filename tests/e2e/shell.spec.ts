import { expect, hydrated, test } from "../support/browser-test.ts";
import { startTestSite } from "../support/site.ts";

test("at 390 px the menu is a drawer that closes when an item is chosen, and gives the focus back", async ({
  openPage,
}) => {
  const { page, problems } = await openPage({ viewport: { width: 390, height: 844 } });
  await page.goto("/");
  await hydrated(page);
  const opener = page.getByRole("button", { name: "Menu" });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer).toBeHidden();
  await opener.click();
  await drawer.waitFor();
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(drawer).toBeHidden();
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await opener.click();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
  await opener.click();
  await drawer.getByRole("link", { name: "Drivers", exact: true }).click();
  await page.waitForURL("**/drivers_overview/");
  await expect(drawer).toBeHidden();
  expect(problems).toEqual([]);
});

test("on a phone what stands alone can be hit within 44 px", async ({ openPage }) => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 } });
  await page.goto("/driver/max_verstappen/");
  await hydrated(page);
  const controls = [
    page.getByRole("link", { name: "Search", exact: true }).first(),
    page.getByRole("button", { name: "Menu" }),
    page.getByRole("button", { name: "Favourite driver" }),
    page.getByRole("link", { name: /^\d+ charts$/ }),
    page.getByText("About this archive"),
  ];
  for (const control of controls) {
    await control.scrollIntoViewIfNeeded();
    const missed = await control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      // Within the edge of 44, which neighbours share.
      const edge = { across: Math.max(20, width / 2 - 2), along: Math.max(20, height / 2 - 2) };
      const points = [
        [middle, centre - edge.along],
        [middle, centre + edge.along],
        [middle - edge.across, centre],
        [middle + edge.across, centre],
      ] as const;
      return points.filter(([left, top]) => !element.contains(document.elementFromPoint(left, top))).length;
    });
    expect(missed, String(control)).toBe(0);
  }
});

test(
  "on a phone the sections of the method stay at the top in a row, each with its terms, which stand beside the text on a wide screen",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page, problems } = await openPage({ viewport: { width: 390, height: 844 } });
    await page.goto("/method/");
    await hydrated(page);
    const contents = page.getByRole("navigation", { name: "On this page" });
    await page.evaluate(() => scrollTo(0, 5000));
    await expect(contents.getByRole("link", { name: "Results" })).toBeInViewport();
    await contents.getByRole("link", { name: "Ratings" }).click();
    await expect(page.getByRole("heading", { name: "Ratings", exact: true })).toBeInViewport();
    await page.getByRole("link", { name: "The car’s share", exact: true }).filter({ visible: true }).click();
    await expect(page.getByRole("heading", { name: "The car’s share", exact: true })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("heading", { name: "Ratings", exact: true }).getByRole("link").click();
    await expect(contents.getByRole("link", { name: "Same car", exact: true })).toBeInViewport();
    expect(problems).toEqual([]);
  },
);

test("at 641 px the menu is a row of links", { tag: "@deep" }, async ({ openPage }) => {
  const watched = await openPage({ viewport: { width: 641, height: 800 } });
  await watched.page.goto("/");
  await expect(watched.page.getByRole("button", { name: "Menu" })).toBeHidden();
  const links = watched.page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveText(["Home", "Races", "Standings", "Teams", "Driver", "Drivers"], {
    useInnerText: true,
  });
});

for (const { widths, tag } of [
  { widths: [641, 768, 1281], tag: [] },
  { widths: Array.from({ length: 33 }, (_, at) => 641 + 20 * at), tag: "@deep" },
])
  test(`the menu is one row at ${widths.length} widths from 641 px on`, { tag }, async ({ openPage }) => {
    const { page } = await openPage({ viewport: { width: 641, height: 400 } });
    await page.goto("/drivers/");
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 400 });
      const tops = await links.evaluateAll((all) =>
        all.filter((link) => link.checkVisibility()).map((link) => link.getBoundingClientRect().top),
      );
      expect(tops, `at ${width} px`).toHaveLength(6);
      expect(new Set(tops).size, `rows at ${width} px`).toBe(1);
    }
  });

test("what the menu has no room for is behind More, which Escape, a click elsewhere and its own links close", async ({
  openPage,
}) => {
  const { page, problems } = await openPage({});
  await page.goto("/");
  await hydrated(page);
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link", { name: "Records" })).toBeHidden();
  const more = menu.getByText("More");
  await more.click();
  await expect(menu.getByRole("link", { name: "Records" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("link", { name: "Records" })).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await expect(menu.getByRole("link", { name: "Records" })).toBeVisible();
  await page.mouse.click(10, 500);
  await expect(menu.getByRole("link", { name: "Records" })).toBeHidden();
  // A key that follows before the page has had time for anything else.
  await more.evaluate((summary: HTMLElement) => {
    summary.click();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  });
  await expect(menu.getByRole("link", { name: "Records" })).toBeHidden();
  await more.click();
  await menu.getByRole("link", { name: "Records" }).click();
  await page.waitForURL("**/records/");
  await expect(menu.getByRole("link", { name: "Records" })).toBeHidden();
  expect(problems).toEqual([]);
});

test("a link to a page leads on within the same document wherever it stands, and one to a file does not", async ({
  page,
  problems,
}) => {
  const links = [
    { from: "/teams_overview/", to: "/teams/mclaren/" },
    { from: "/circuits/monza/", to: "/teams/ferrari/" },
    { from: "/search/?q=norris", to: "/driver/lando_norris/" },
    { from: "/race/2025/1/race/results", to: "/circuits/melbourne/" },
    // Leads on by itself.
    { from: "/design/", to: "/standings/" },
  ];
  for (const { from, to } of links) {
    await page.goto(from);
    await hydrated(page);
    await page.evaluate(() => document.body.setAttribute("data-marked", ""));
    await page.locator(`main a[href="${to}"]`).filter({ visible: true }).first().click();
    await page.waitForURL((url) => url.pathname.startsWith(to));
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect(page.locator("body[data-marked]"), `from ${from} to ${to}`).toHaveCount(1);
  }
  await page.goto("/api/");
  await hydrated(page);
  await page.locator('main a[href="/api/openapi.json"]').click();
  await page.waitForURL("**/api/openapi.json");
  await page.getByText('"openapi"').waitFor();
  expect(problems).toEqual([]);
});

test("a link to another place on the page makes it the target", async ({ page, problems }) => {
  await page.goto("/method/");
  await hydrated(page);
  const link = page.locator('main a[href^="#"]').filter({ visible: true }).first();
  const name = (await link.getAttribute("href"))?.slice(1) ?? "";
  await link.click();
  await page.waitForURL(`**/method/#${name}`);
  await expect(page.locator(`#${name}:target`)).toBeInViewport();
  expect(problems).toEqual([]);
});

test("a link to a place on another page leads there though its text comes late, and Back to where it was", async ({
  page,
  problems,
}) => {
  await page.goto("/ratings/");
  await hydrated(page);
  const link = page.locator('main a[href="/method/#ratings"]').first();
  await link.click();
  await page.waitForURL("**/method/#ratings");
  await expect(page.locator("#ratings")).toBeInViewport();
  await page.goBack();
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect(page.locator("#ratings")).toBeInViewport();
  expect(problems).toEqual([]);
});

test("a chosen theme is kept under the key theme and holds from the first paint of the next visit", async ({
  openPage,
}) => {
  const { page } = await openPage({ colorScheme: "light" });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("radio", { name: "Dark" }).first().check({ force: true });
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toBe("dark");
  await page.goto("/teams/ferrari/", { waitUntil: "commit" });
  await page.waitForSelector("h1");
  expect(await scheme()).toBe("dark");
  await hydrated(page);
  await expect(page.getByRole("radio", { name: "Dark" }).first()).toBeChecked();
});

test("by default the theme is the system's", async ({ openPage }) => {
  const watched = await openPage({ colorScheme: "dark" });
  await watched.page.goto("/");
  const background = () =>
    watched.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await background();
  await watched.page.emulateMedia({ colorScheme: "light" });
  expect(await background()).not.toBe(dark);
});

test("the badge counts down to the next race and stops at its start", async ({ page, problems }) => {
  // The Dutch Grand Prix of 2026 starts on 23 August at 13:00 UTC.
  await page.clock.install({ time: new Date("2026-08-21T11:58:30Z") });
  await page.goto("/");
  await hydrated(page);
  const badge = page.getByRole("group", { name: "Next race" });
  const digits = async () => (await badge.getByRole("timer").innerText()).replaceAll(/\s+/g, "");
  await expect(badge).toContainText("Dutch GP", { useInnerText: true });
  await page.clock.runFor(1000);
  expect(await digits()).toBe("02D01H01M");
  await page.clock.setFixedTime(new Date("2026-08-23T12:59:30Z"));
  await page.clock.runFor(1000);
  expect(await digits()).toBe("00D00H00M");
  await page.clock.setFixedTime(new Date("2026-08-24T12:00:00Z"));
  await page.clock.runFor(1000);
  expect(await digits()).toBe("00D00H00M");
  expect(problems).toEqual([]);
});

test("a race without a known time shows its date only", { tag: "@deep" }, async ({ openPage }) => {
  // Round 16 of 2026 has a day and no time.
  await using dateOnly = await startTestSite({ NOW: "2026-10-01T12:00:00Z" });
  const watched = await openPage({ baseURL: dateOnly.url });
  await watched.page.goto("/");
  const badge = watched.page.getByRole("group", { name: "Next race" });
  await expect(badge.getByRole("timer")).toHaveCount(0);
  await expect(badge).toHaveText(/4 Oct/, { useInnerText: true });
});

test("after the season's last race there is no badge", { tag: "@deep" }, async ({ openPage }) => {
  await using over = await startTestSite({ NOW: "2026-12-20T12:00:00Z" });
  const watched = await openPage({ baseURL: over.url });
  await watched.page.goto("/");
  await expect(watched.page.getByRole("group", { name: "Next race" })).toHaveCount(0);
});

test("a page whose scripts are on their way is not called Not Found", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => {
    new MutationObserver(() => performance.mark(document.title)).observe(document.head, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await page.route("**/assets/*.js", async (route) => {
    await page.waitForTimeout(200);
    await route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: "Races", exact: true }).click();
  await expect(page).toHaveTitle(/^Formula 1 races/);
  const titles = await page.evaluate(() => performance.getEntriesByType("mark").map(({ name }) => name));
  expect(titles.filter((title) => title.startsWith("Not Found"))).toEqual([]);
});

test("an unknown address says Not Found, also when one gets there by a link", async ({ openPage }) => {
  const watched = await openPage();
  const response = await watched.page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(watched.page.getByRole("heading", { level: 1 })).toHaveText("Not Found", {
    useInnerText: true,
  });
});

test(
  "a local storage that is full or forbidden changes nothing for the visitor",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.goto("/driver/max_verstappen/");
    await hydrated(page);
    await page.getByRole("radio", { name: "Dark" }).first().check({ force: true });
    await expect.poll(() => page.getByRole("table").locator("tbody tr").count()).toBeGreaterThan(20);
    expect(problems).toEqual([]);
  },
);
