import { expect, test } from "vitest";
import { hydrated } from "../support/browser.ts";
import { siteInBrowser } from "../support/site-in-browser.ts";
import { startTestSite } from "../support/site.ts";

const { openPage } = siteInBrowser();

test("at 390 px the menu is a drawer that closes when an item is chosen, and gives the focus back", async () => {
  await using watched = await openPage({ viewport: { width: 390, height: 844 } });
  const { page, problems } = watched;
  await page.goto("/");
  await hydrated(page);
  const opener = page.getByRole("button", { name: "Menu" });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  expect(await drawer.isVisible()).toBe(false);
  await opener.click();
  await drawer.waitFor();
  await drawer.getByRole("button", { name: "Close" }).click();
  expect(await drawer.isVisible()).toBe(false);
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await opener.click();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
  await opener.click();
  await drawer.getByRole("link", { name: "Drivers", exact: true }).click();
  await page.waitForURL("**/drivers_overview/");
  expect(await drawer.isVisible()).toBe(false);
  expect(problems).toEqual([]);
});

test("at 641 px the menu is a row of links", async () => {
  await using watched = await openPage({ viewport: { width: 641, height: 800 } });
  await watched.page.goto("/");
  expect(await watched.page.getByRole("button", { name: "Menu" }).isVisible()).toBe(false);
  const links = watched.page.getByRole("navigation", { name: "Main" }).getByRole("link");
  expect(await links.allInnerTexts()).toEqual(["Home", "Races", "Standings", "Teams", "Driver", "Drivers"]);
});

test("a chosen theme is kept under the key theme and holds from the first paint of the next visit", async () => {
  await using watched = await openPage({ colorScheme: "light" });
  const { page } = watched;
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
  expect(await page.getByRole("radio", { name: "Dark" }).first().isChecked()).toBe(true);
});

test("by default the theme is the system's", async () => {
  await using watched = await openPage({ colorScheme: "dark" });
  await watched.page.goto("/");
  const background = () =>
    watched.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await background();
  await watched.page.emulateMedia({ colorScheme: "light" });
  expect(await background()).not.toBe(dark);
});

test("the badge counts down to the next race and stops at its start", async () => {
  // The Dutch Grand Prix of 2026 starts on 23 August at 13:00 UTC.
  await using watched = await openPage();
  const { page, problems } = watched;
  await page.clock.install({ time: new Date("2026-08-21T11:58:30Z") });
  await page.goto("/");
  await hydrated(page);
  const badge = page.getByRole("group", { name: "Next race" });
  const digits = async () => (await badge.getByRole("timer").innerText()).replaceAll(/\s+/g, "");
  expect(await badge.innerText()).toContain("Dutch GP");
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

test("a race without a known time shows its date only", async () => {
  // Round 16 of 2026 has a day and no time.
  await using dateOnly = await startTestSite({ NOW: "2026-10-01T12:00:00Z" });
  await using watched = await openPage({ baseURL: dateOnly.url });
  await watched.page.goto("/");
  const badge = watched.page.getByRole("group", { name: "Next race" });
  expect(await badge.getByRole("timer").count()).toBe(0);
  expect(await badge.innerText()).toMatch(/4 Oct/);
});

test("after the season's last race there is no badge", async () => {
  await using over = await startTestSite({ NOW: "2026-12-20T12:00:00Z" });
  await using watched = await openPage({ baseURL: over.url });
  await watched.page.goto("/");
  expect(await watched.page.getByRole("group", { name: "Next race" }).count()).toBe(0);
});

test("an unknown address says Not Found, also when one gets there by a link", async () => {
  await using watched = await openPage();
  const response = await watched.page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  expect(await watched.page.getByRole("heading", { level: 1 }).innerText()).toBe("Not Found");
});

test("a local storage that is full or forbidden changes nothing for the visitor", async () => {
  await using watched = await openPage();
  const { page, problems } = watched;
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
  expect(await page.getByRole("table").locator("tbody tr").count()).toBeGreaterThan(20);
  expect(problems).toEqual([]);
});
