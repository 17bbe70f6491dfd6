import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, holdBack, hydrated, type OpenPage, sharedSite, test } from "../support/browser-test.ts";

/** Opens a page whose table nobody has touched, and notes which facts it asks for. */
async function openUntouched(openPage: OpenPage, address: string) {
  const watched = await openPage();
  const asked: Array<string> = [];
  watched.page.on("request", (request) => {
    if (request.url().includes("/_serverFn/")) asked.push(request.url());
  });
  await watched.page.goto(address);
  await hydrated(watched.page);
  return { ...watched, asked };
}

/** The text of the first cell of each of the first rows, in a column counted from the right. */
function lastCells(page: Page, fromEnd: number): Promise<Array<string>> {
  return page.locator(`tbody tr > td:nth-last-child(${fromEnd})`).allInnerTexts();
}

test("rows reach the browser once: as markup, with no data beside it and none asked for", async ({
  openPage,
}) => {
  const { page, asked } = await openUntouched(openPage, "/teams/ferrari/");
  const html = await (await fetch(`${sharedSite()}/teams/ferrari/`)).text();
  // A description for search engines is no data of the page's.
  const scripts = html.match(/<script(?! type="application\/ld)[^>]*>.*?<\/script>/gs) ?? [];
  expect(html).toContain("Lewis Hamilton");
  expect(scripts.join("")).not.toContain("Lewis Hamilton");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
});

test("the first click on a head sorts, with the keys that were held down", async ({ openPage }) => {
  const { page, problems } = await openUntouched(openPage, "/teams/ferrari/");
  await page
    .getByRole("table")
    .getByRole("button", { name: "Points" })
    .click({ modifiers: ["Shift"] });
  await page
    .getByRole("table")
    .getByRole("button", { name: "Year" })
    .click({ modifiers: ["Shift"] });
  await page.waitForURL((url) => url.searchParams.get("sort") === "points.desc,year.asc");
  await page.getByText("sorted by Points (descending), then Year (ascending)").waitFor();
  const points = (await lastCells(page, 1)).map(Number);
  expect(points.length).toBeGreaterThan(60);
  expect(points).toEqual(points.toSorted((one, other) => other - one));
  expect(problems).toEqual([]);
});

test(
  "a click that comes while earlier ones wait to be done again comes after them",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page, problems } = await openPage();
    // What is left for the next turn of the event loop comes late, so that the second click is between.
    await page.addInitScript(() => {
      const inTime = window.setTimeout.bind(window);
      const late = (handler: TimerHandler, delay?: number) =>
        inTime(handler, (delay ?? 0) === 0 ? 1500 : delay);
      Object.assign(window, { setTimeout: late });
    });
    await page.goto("/teams/ferrari/");
    await hydrated(page);
    const heads = page.getByRole("table");
    await heads.getByRole("button", { name: "Points" }).click({ modifiers: ["Shift"] });
    await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
    await heads.getByRole("button", { name: "Year" }).click({ modifiers: ["Shift"] });
    await page.waitForURL((url) => url.searchParams.get("sort") === "points.desc,year.asc");
    expect(problems).toEqual([]);
  },
);

test("a head reached and pressed by keyboard sorts", async ({ openPage }) => {
  const { page, problems } = await openUntouched(openPage, "/driver/max_verstappen/");
  await page.getByRole("table").getByRole("button", { name: "Points" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("sort") === "points.desc");
  expect(problems).toEqual([]);
});

test("a table that could not load what sorts leaves its rows as they are, and sorts once it can", async ({
  openPage,
}) => {
  const { page, problems } = await openUntouched(openPage, "/teams/ferrari/");
  // By keyboard, so that no pointer comes upon a head.
  await page.getByRole("link", { name: "Charles Leclerc" }).first().press("Enter");
  await page.getByRole("heading", { level: 1, name: "Charles Leclerc" }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  const head = page.getByRole("table").getByRole("button", { name: "Points" });
  await head.click();
  await expect.poll(() => problems.join()).toContain("ERR_INTERNET_DISCONNECTED");
  await page.context().setOffline(false);
  await expect(async () => {
    await head.click();
    await page.getByText("sorted by Points (descending)").waitFor({ timeout: 1000 });
  }).toPass();
  expect(problems.filter((problem) => !problem.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});

test(
  "what was chosen in the browser's own select before the table hydrated is kept",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page, problems } = await openUntouched(openPage, "/teams/ferrari/");
    await page.locator("select[aria-label=Column]").selectOption("finish_position");
    await page.getByRole("spinbutton", { name: "Value" }).fill("1");
    await page.getByRole("button", { name: "Add Filter" }).click();
    await page.waitForURL((url) => url.searchParams.get("f") === "finish_position.eq.1");
    expect(problems).toEqual([]);
  },
);

test("a link in an untouched table leads on within the same document", async ({ openPage }) => {
  const { page, problems } = await openUntouched(openPage, "/teams/ferrari/");
  await page.evaluate(() => document.body.setAttribute("data-marked", ""));
  await page.getByRole("link", { name: "Charles Leclerc" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Charles Leclerc" }).waitFor();
  await expect(page.locator("body[data-marked]")).toHaveCount(1);
  // The table that is shown now is no server's: it works at once.
  await page.getByRole("table").getByRole("button", { name: "Points" }).click();
  await page.waitForURL((url) => url.searchParams.get("sort") === "points.desc");
  expect(problems).toEqual([]);
});

test(
  "a link of an untouched region that stays on the page changes what it shows",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page, problems } = await openUntouched(openPage, "/driver/max_verstappen/qualifying");
    await page.getByRole("link", { name: "Teammates", exact: true }).last().click();
    await page.waitForURL((url) => url.searchParams.get("view") === "teammates");
    await page.getByText("Verstappen was faster in").waitFor();
    expect(problems).toEqual([]);
  },
);

test(
  "an address that changes around an untouched table changes the table",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page, problems } = await openUntouched(openPage, "/driver/max_verstappen/?sort=points.asc");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Driver", exact: true })
      .click();
    await page.waitForURL((url) => !url.searchParams.has("sort"));
    await page
      .getByRole("status")
      .filter({ hasText: /^\d+ results$/ })
      .waitFor();
    const years = (await lastCells(page, 10)).map(Number);
    expect(years).toEqual(years.toSorted((one, other) => other - one));
    expect(problems).toEqual([]);
  },
);

test(
  "rows that could not be had again stay as they are, and the next try works",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openUntouched(openPage, "/teams/ferrari/");
    const rows = await page.locator("tbody tr").count();
    await page.route("**/_serverFn/**", (route) => route.abort());
    await page.getByRole("table").getByRole("button", { name: "Points" }).click();
    await page.getByText("could not be loaded").waitFor();
    await expect(page.locator("tbody tr")).toHaveCount(rows);
    await page.unroute("**/_serverFn/**");
    await page.getByRole("table").getByRole("button", { name: "Points" }).click();
    await page.waitForURL((url) => url.searchParams.get("sort") === "points.desc");
    await page.getByText("sorted by Points (descending)").waitFor();
    await expect(page.getByText("could not be loaded")).toHaveCount(0);
  },
);

test("heads and files of a sorted address answer though what sorts comes late", async ({ openPage }) => {
  const { page, problems } = await openPage();
  const releaseSorting = await holdBack(page, "**/assets/sorting-*.js");
  await page.goto("/standings/2025/drivers/overview?sort=driver_name.asc");
  await hydrated(page);
  await page.getByRole("table").getByRole("button", { name: "Poles" }).click();
  await page.locator(".block-menu > summary").click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  releaseSorting();
  await expect(page).toHaveURL(/sort=poles\./);
  await expect(page.locator("tbody tr").first()).toContainText("Max Verstappen");
  expect((await readFile(await (await download).path(), "utf8")).split("\n")).toHaveLength(23);
  expect(problems).toEqual([]);
});

test("Escape closes the menu of a table that has yet to hydrate", async ({ openPage }) => {
  const { page, problems } = await openUntouched(openPage, "/teams/ferrari/");
  const releaseFacts = await holdBack(page, "**/_serverFn/**");
  const menu = page.locator("main .block-menu").filter({ hasText: "Sort by several columns" });
  await menu.locator("> summary").click();
  await menu.getByLabel("Sort by several columns").focus();
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(menu.locator("> summary")).toBeFocused();
  releaseFacts();
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  expect(problems).toEqual([]);
});
