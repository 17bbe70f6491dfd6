import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, holdBack, hydrated, idle, test } from "../support/browser-test.ts";

/** Chooses an option of a select of the filter bar by its text. */
async function choose(page: Page, select: string, option: string): Promise<void> {
  const combobox = page.getByRole("combobox", { name: select });
  // A native select stands in the place of the rich one until a reader comes near it.
  await combobox.hover();
  await combobox.and(page.locator("button")).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

async function addFilter(page: Page, column: string, operator: string | null, value: string): Promise<void> {
  await choose(page, "Column", column);
  if (operator === null) {
    await choose(page, "Value", value);
  } else {
    await choose(page, "Operator", operator);
    await page.getByRole("spinbutton", { name: "Value" }).fill(value);
  }
  await page.getByRole("button", { name: "Add Filter" }).click();
}

/** The texts of a column's cells, whichever rows share one. */
async function cells(table: Locator, column: string): Promise<Array<string>> {
  const heads = await table.getByRole("columnheader").allInnerTexts();
  const fromEnd = heads.length - heads.findIndex((head) => head.startsWith(column));
  return table.locator(`tbody tr > td:nth-last-child(${fromEnd})`).allInnerTexts();
}

test(
  "each season begins with a line, as long as its races stand together",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.goto("/teams/ferrari/");
    await hydrated(page);
    const table = page.getByRole("table");
    const beginnings = table.locator("tr.begins > td:first-child");
    const years = await beginnings.allInnerTexts();
    expect(years.length).toBeGreaterThan(1);
    expect(years).toEqual([...new Set(years)].toSorted().toReversed());
    await table.getByRole("button", { name: "Points" }).click();
    await expect(beginnings).toHaveCount(0);
    await table.getByRole("button", { name: "Year" }).click();
    await expect(beginnings).toHaveCount(years.length);
    await expect(beginnings.first()).toHaveText(years.at(-1) ?? "");
    expect(problems).toEqual([]);
  },
);

test("from the front page to Ferrari's podiums in Italy, to a driver and back", async ({
  page,
  problems,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Teams" }).click();
  await page.getByRole("heading", { level: 1, name: "Ferrari" }).waitFor();
  const table = page.getByRole("table");
  await table.waitFor();
  // On the way from another page the first rows are shown first, and the others in the next frames.
  const rows = table.locator("tbody tr");
  await expect.poll(() => rows.count()).toBeGreaterThan(60);
  const all = await rows.count();

  await addFilter(page, "Finish Position", "<", "4");
  await page.waitForURL((url) => url.searchParams.get("f") === "finish_position.lt.4");
  const finishes = await cells(table, "Finish");
  expect(finishes.length).toBeGreaterThan(0);
  expect(finishes.length).toBeLessThan(all);
  // A retired car has no finish, and "no finish" is not below 4.
  for (const finish of finishes) expect(["1", "2", "3"]).toContain(finish);

  await addFilter(page, "Country", null, "Hungary");
  await page.waitForURL((url) => url.searchParams.getAll("f").includes("country.eq.Hungary"));
  const chips = page.getByRole("list", { name: "Active filters" }).getByRole("button");
  expect(await chips.allInnerTexts()).toEqual([
    expect.stringMatching(/Finish Position < 4/),
    expect.stringMatching(/Country = Hungary/),
  ]);
  const inHungary = await table.locator("tbody tr").count();
  expect(inHungary).toBeLessThan(finishes.length);

  await chips.filter({ hasText: "Finish Position" }).click();
  await page.waitForURL((url) => url.searchParams.getAll("f").length === 1);
  await expect.poll(() => rows.count()).toBeGreaterThan(inHungary);

  await table.getByRole("button", { name: "Points" }).click();
  await table.getByRole("button", { name: "Year" }).click({ modifiers: ["Shift"] });
  await page.waitForURL((url) => url.searchParams.get("sort") === "points.desc,year.asc");
  const points = (await cells(table, "Points")).map(Number);
  expect(points).toEqual(points.toSorted((one, other) => other - one));
  await expect(table.getByRole("columnheader", { name: "Points" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );

  const kept = page.url();
  await table.getByRole("link", { name: "Charles Leclerc" }).first().click();
  await page.waitForURL("**/driver/charles_leclerc/");
  await page.getByRole("heading", { level: 1, name: "Charles Leclerc" }).waitFor();
  await page.goBack();
  await page.waitForURL(kept);
  // The address comes back before its page does.
  await page.getByRole("button", { name: /Country = Hungary/ }).waitFor();
  expect((await cells(page.getByRole("table"), "Points")).map(Number)).toEqual(points);
  expect(problems).toEqual([]);
});

test("an address with filters and sorting shows its view at once, without scripts too", async ({
  openPage,
}) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/teams/ferrari/?sort=points.desc&f=finish_position.lt.4");
  const points = (await cells(page.getByRole("table"), "Points")).map(Number);
  expect(points.length).toBeGreaterThan(0);
  expect(points).toEqual(points.toSorted((one, other) => other - one));
  for (const finish of await cells(page.getByRole("table"), "Finish"))
    expect(["1", "2", "3"]).toContain(finish);
  await page.getByRole("link", { name: "Lewis Hamilton" }).first().click();
  await page.waitForURL("**/driver/lewis_hamilton/");
  await expect.poll(() => page.getByRole("table").locator("tbody tr").count()).toBeGreaterThan(20);
});

test("nonsense in an address is dropped and never an error", async ({ page, problems }) => {
  const response = await page.goto(
    "/teams/ferrari/?sort=.,nope.desc,points&f=&f=x&f=finish_position.lt.&team=%22",
  );
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("list", { name: "Active filters" })).toHaveCount(0);
  await expect.poll(() => page.getByRole("table").locator("tbody tr").count()).toBeGreaterThan(60);
  expect(problems).toEqual([]);
});

test("rows of one race share its cells, and the spans follow filters", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/teams/ferrari/");
  await hydrated(page);
  const table = page.getByRole("table");
  expect(await table.locator("tbody td[rowspan='2']").count()).toBeGreaterThan(0);
  await addFilter(page, "Driver Name", null, "Charles Leclerc");
  await page.waitForURL((url) => url.searchParams.has("f"));
  await expect(table.locator("tbody td[rowspan]")).toHaveCount(0);
});

test(
  "a blank filter is ignored, and another column empties the value",
  { tag: "@deep" },
  async ({ page }) => {
    await page.goto("/driver/max_verstappen/");
    await hydrated(page);
    await choose(page, "Column", "Points");
    await page.getByRole("button", { name: "Add Filter" }).click();
    expect(new URL(page.url()).search).toBe("");
    await page.getByRole("spinbutton", { name: "Value" }).fill("7");
    await choose(page, "Column", "Year");
    await expect(page.getByRole("spinbutton", { name: "Value" })).toHaveValue("");
  },
);

test(
  "a table's sorting is kept while one looks at another tab",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.goto("/driver/max_verstappen/championship");
    await hydrated(page);
    await page.getByRole("table").getByRole("button", { name: "Wins" }).click();
    await page.waitForURL((url) => url.searchParams.get("sort") === "wins.desc");
    const tabs = page.getByRole("navigation", { name: "Max Verstappen" });
    await tabs.getByRole("link", { name: "Results" }).click();
    await page.waitForURL("**/driver/max_verstappen/");
    expect(new URL(page.url()).search).toBe("");
    await tabs.getByRole("link", { name: "Championship" }).click();
    await page.waitForURL("**/driver/max_verstappen/championship?sort=wins.desc");
    expect(problems).toEqual([]);
  },
);

test("what a table shows can be taken along as a file", async ({ page }) => {
  await page.goto("/driver/max_verstappen/?f=finish_position.lt.2&f=year.eq.2025");
  await hydrated(page);
  const rows = await page.getByRole("table").locator("tbody tr").count();
  await page.locator(".block-menu > summary").click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  const lines = readFileSync(await file.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  expect(lines[0]).toContain("Year,Round,");
  expect(lines).toHaveLength(rows + 1);
});

test("who comes back to a long table comes to where it was left", async ({ page }) => {
  await page.goto("/teams/ferrari/drivers");
  await hydrated(page);
  await page.getByRole("link", { name: "Results", exact: true }).click();
  const rows = page.locator(".table-frame tbody tr");
  await expect.poll(() => rows.count()).toBeGreaterThan(80);
  const all = await rows.count();
  const link = rows.nth(80).getByRole("link").last();
  await link.hover();
  await link.click();
  await page.waitForURL(/\/driver\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => rows.count()).toBe(all);
  await expect.poll(() => link.evaluate(isInView)).toBe(true);
});

test.describe("whose rows come late", () => {
  test("who comes back to a long table comes to where it was left", async ({ page }) => {
    const { link, release } = await thereAndBack(page);
    release();
    await expect.poll(() => link.evaluate(isInView)).toBe(true);
  });

  test("who scrolls meanwhile stays there", async ({ page }) => {
    const { link, release } = await thereAndBack(page);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    release();
    await link.waitFor();
    expect(await link.evaluate(isInView)).toBe(false);
  });
});

/** Leads from a row far down a table to a driver and back, while facts are held back. */
async function thereAndBack(page: Page) {
  await page.goto("/teams/ferrari/");
  await hydrated(page);
  const link = page.locator(".table-frame tbody tr").nth(80).getByRole("link").last();
  const release = await holdBack(page, "**/_serverFn/**");
  await link.scrollIntoViewIfNeeded();
  await link.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Ferrari");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ferrari");
  return { link, release };
}

/** Runs in the page. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

test("races and teams are filtered by their ids too", { tag: "@deep" }, async ({ page, problems }) => {
  await page.goto("/driver/max_verstappen/");
  await hydrated(page);
  const rows = page.getByRole("table").locator("tbody tr");
  const all = await rows.count();
  const columns = page.getByRole("combobox", { name: "Column" });
  await columns.hover();
  await columns.and(page.locator("button")).click();
  for (const name of ["Race ID", "Team ID"])
    await expect(page.getByRole("option", { name, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await addFilter(page, "Team ID", null, "red_bull");
  await expect.poll(() => new URL(page.url()).searchParams.get("f")).toBe("team_id.eq.red_bull");
  await expect(rows).toHaveCount(all);
  await addFilter(page, "Race ID", null, "1126");
  await expect(page.getByRole("table").locator("tbody tr")).toHaveCount(1);
  await expect(rows).toContainText("Australian Grand Prix");
  expect(problems).toEqual([]);
});

test("an open list takes the pointer from the page, and leaves the styles of a long table alone", async ({
  page,
  problems,
}) => {
  await page.goto("/driver/max_verstappen/");
  await hydrated(page);
  const columns = page.getByRole("combobox", { name: "Column" });
  await columns.hover();
  const button = columns.and(page.locator("button"));
  await button.hover();
  const list = page.getByRole("listbox");
  // It opens by the click: not while the button is held, when its end would have to wait for it.
  await page.mouse.down();
  await page.waitForTimeout(300);
  expect(await list.count()).toBe(0);
  await page.mouse.up();
  await list.waitFor();
  // What the body hands down would have to be worked out for every cell.
  const handedDown = await page
    .locator("main td")
    .first()
    .evaluate((cell) => {
      const { pointerEvents } = getComputedStyle(cell);
      return [pointerEvents, getComputedStyle(cell).getPropertyValue("--removed-body-scroll-bar-size")];
    });
  expect(handedDown).toEqual(["auto", "0px"]);
  const box = await page.locator("main tbody tr:nth-child(6) a").last().boundingBox();
  if (box === null) throw new Error("the link is not shown");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await list.waitFor({ state: "hidden" });
  await expect(page).toHaveURL(/\/driver\/max_verstappen\/$/);
  expect(problems).toEqual([]);
});

test("on a phone filters and the order are in a sheet from below", async ({ openPage }) => {
  const { page, problems } = await openPage({ viewport: { width: 390, height: 844 } });
  await page.goto("/driver/max_verstappen/");
  await hydrated(page);
  await expect(page.getByRole("combobox", { name: "Column" })).toHaveCount(0);
  await page.getByRole("button", { name: "Filter and sort" }).click();
  const sheet = page.getByRole("dialog", { name: "Filter and sort" });
  const box = await sheet.boundingBox();
  expect(box?.height ?? 0).toBeLessThanOrEqual(0.8 * 844);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  await sheet.getByRole("combobox", { name: "Column" }).selectOption("finish_position");
  await sheet.getByRole("spinbutton", { name: "Value" }).fill("1");
  await sheet.getByRole("button", { name: "Add Filter" }).click();
  await expect(sheet.getByRole("button", { name: "Remove filter Finish Position = 1" })).toBeVisible();
  await sheet.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Year (ascending)" });
  const done = sheet.getByRole("button", { name: /^Show \d+ results$/ });
  const wins = Number(/\d+/.exec(await done.innerText())?.[0]);
  await done.click();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator(".table-frame tbody tr")).toHaveCount(wins);
  await expect(page.getByRole("button", { name: "Filter and sort (1)" })).toBeFocused();
  // What sorts is loaded by the first order that is asked for: the address has it after that.
  await expect.poll(() => new URL(page.url()).search).toBe("?f=finish_position.eq.1&sort=year.asc");
  expect(problems).toEqual([]);
});

test(
  "a page that is scrolled before it hydrates stays there, and so it does on a reload",
  { tag: "@deep" },
  async ({ page }) => {
    const releaseScripts = await holdBack(page, "**/assets/*.js");
    await page.goto("/circuits/", { waitUntil: "commit" });
    await page.waitForFunction(() => document.documentElement.scrollHeight > 2000);
    await page.evaluate(() => scrollTo(0, 600));
    expect(await page.locator("html[data-hydrated]").count()).toBe(0);
    releaseScripts();
    await hydrated(page);
    await idle(page);
    expect(await page.evaluate(() => scrollY)).toBe(600);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    // A way to another page begins at its top, and the way back where it was left.
    await page.getByRole("link", { name: "Monza" }).first().click();
    await page.waitForURL("**/circuits/monza/");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL("**/circuits/");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  },
);
