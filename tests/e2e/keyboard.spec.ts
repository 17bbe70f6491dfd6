import type { Page } from "@playwright/test";
import { expect, hydrated, type OpenPage, test } from "../support/browser-test.ts";

async function open(openPage: OpenPage, path: string, width = 1280) {
  const watched = await openPage({ viewport: { width, height: 844 } });
  // Until all is quiet: a link that React has not hydrated yet would open a new document, where nothing has the focus.
  await watched.page.goto(path, { waitUntil: "networkidle" });
  await hydrated(watched.page);
  return watched;
}

/** What has the focus: its name, and whether a line around it shows that. */
function focused(page: Page): Promise<{ name: string; ringed: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: (element.getAttribute("aria-label") ?? element.textContent).trim(),
      ringed: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    };
  });
}

test("the menu: past it to the content, or along it to a page", async ({ openPage }) => {
  const { page, problems } = await open(openPage, "/");
  const stops: Array<string> = [];
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press("Tab");
    const { name, ringed } = await focused(page);
    expect(ringed).toBe(true);
    stops.push(name);
  }
  expect(stops).toEqual(["Skip to content", "F1 Statistics", "Home", "Races", "Standings"]);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/standings/2025/drivers/overview");
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
  expect(problems).toEqual([]);
});

test("the drawer: it keeps the focus inside, closes with Escape, and gives the focus back", async ({
  openPage,
}) => {
  const { page, problems } = await open(openPage, "/", 390);
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Enter");
  await drawer.waitFor();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    // After its last control comes the browser's own window, for which the page's body stands.
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest("dialog") === null,
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
  expect((await focused(page)).name).toBe("Menu");
  expect(problems).toEqual([]);
});

test("the names of a team's entries: Escape closes what opens over the page, and leaves open what is part of it", async ({
  openPage,
}) => {
  const { page, problems } = await open(openPage, "/teams/ferrari/");
  const names = page.locator("details", { hasText: "The team’s own entries" });
  const list = names.getByRole("heading", { name: "The team’s own entries" });
  await names.locator("summary").focus();
  await page.keyboard.press("Enter");
  await list.waitFor();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press("Enter");
  await list.waitFor();
  await page.keyboard.press("Escape");
  await page.waitForTimeout(200);
  await expect(list).toBeVisible();
  expect(problems).toEqual([]);
});

test("tabs and the year switcher: the focus stays where it was while the page below changes", async ({
  openPage,
}) => {
  const { page, problems } = await open(openPage, "/standings/2025/drivers/overview");
  const tab = page.getByRole("link", { name: "Detailed table", exact: true });
  await tab.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/standings/2025/drivers/detailedTable");
  await expect.poll(() => tab.getAttribute("aria-current")).toBe("page");
  expect(await focused(page)).toEqual({ name: "Detailed table", ringed: true });
  const season = page.getByRole("combobox", { name: "Season" });
  await season.focus();
  await page.keyboard.press("ArrowDown");
  await page.waitForURL("**/standings/2024/drivers/detailedTable");
  // The address changes first, and the page follows.
  await expect.poll(() => season.inputValue()).toBe("2024");
  expect(await season.evaluate((select) => select === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);
});

test("filter bar and select: choose, cancel, add and remove, and hear how many rows are left", async ({
  openPage,
}) => {
  const { page, problems } = await open(openPage, "/teams/ferrari/");
  const column = page.locator("button.select[aria-label=Column]");
  // The rich select takes the browser's own one's place once the table is in use.
  await page.getByRole("table").getByRole("button", { name: "Points" }).focus();
  await page.keyboard.press("Enter");
  await column.waitFor();
  await page.locator('th[aria-sort="descending"]').filter({ hasText: "Points" }).waitFor();
  await column.focus();
  expect((await focused(page)).ringed).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("listbox").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("listbox").waitFor({ state: "hidden" });
  await expect.poll(async () => (await focused(page)).name).toBe("Column");
  await page.keyboard.press("Enter");
  await page.getByRole("listbox").waitFor();
  // The list takes the focus a moment after it is shown, and each letter moves it.
  await expect.poll(() => page.getByRole("listbox").locator(":focus").count()).toBe(1);
  await page.keyboard.type("Fin");
  await expect.poll(async () => (await focused(page)).name).toMatch(/^Fin/);
  await page.keyboard.press("Enter");
  await page.getByRole("spinbutton", { name: "Value" }).waitFor();
  await expect.poll(async () => (await focused(page)).name).toBe("Column");
  await page.getByRole("spinbutton", { name: "Value" }).focus();
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("f") === "finish_position.eq.1");
  await page.getByRole("status").filter({ hasText: " of " }).waitFor();
  // The field is gone with the column that it was for.
  await expect.poll(async () => (await focused(page)).name).toBe("Add Filter");
  await page.getByRole("button", { name: "Remove filter" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.searchParams.has("f"));
  await expect.poll(async () => (await focused(page)).name).toBe("Add Filter");
  expect(problems).toEqual([]);
});

for (const width of [1280, 390]) {
  test(`${width} px: the choice of a session keeps the focus when another one opens`, async ({
    openPage,
  }) => {
    const { page, problems } = await open(openPage, "/race/2026/10/race/results", width);
    // Beside the tabs there is no room for "Practice 1", which the menu says.
    for (const [link, session] of [
      ["Qualifying", "Qualifying"],
      ["FP1", "Practice 1"],
      ["FP2", "Practice 2"],
      ["Race", "Race"],
    ] as const) {
      const menu = page.locator("summary").filter({ hasText: "Session: " });
      if (width < 500) await menu.press("Enter");
      await page
        .getByRole("navigation", { name: "Session" })
        .getByRole("link", { name: width < 500 ? session : link, exact: true })
        .press("Enter");
      // The menu is closed, and says what is open.
      const opened =
        width < 500 ? menu.filter({ hasText: session }) : page.locator("nav a[aria-current]:focus");
      await expect(opened).toBeFocused();
      if (width > 500) await expect(opened).toHaveText(link);
    }
    expect(problems).toEqual([]);
  });
}

test("two drivers of a car: a list keeps the focus while the next pair is on its way", async ({
  openPage,
}) => {
  const { page, problems } = await open(openPage, "/ratings/same-car");
  const list = page.getByRole("combobox", { name: "Other driver" });
  const before = await list.inputValue();
  await list.focus();
  await page.keyboard.press("ArrowDown");
  await page.waitForURL(/other=/);
  await page.waitForLoadState("networkidle");
  await expect(list).toBeFocused();
  expect(await list.inputValue()).not.toBe(before);
  expect(problems).toEqual([]);
});

test("390 px: the button of the teammates' views keeps the focus when one is chosen", async ({
  openPage,
}) => {
  const { page, problems } = await open(openPage, "/driver/max_verstappen/race_teammate", 390);
  const menu = page.locator("summary").filter({ hasText: "View: " });
  await menu.press("Enter");
  await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Yearly" }).press("Enter");
  await expect(menu.filter({ hasText: "Yearly" })).toBeFocused();
  expect(problems).toEqual([]);
});

test("a button that unfolds a choice stays where it was pressed", async ({ openPage }) => {
  const { page } = await open(openPage, "/standings/2026/drivers/compareStandings");
  const button = page.locator("summary").filter({ hasText: "Choose drivers" });
  const closed = await button.boundingBox();
  await button.click();
  await page.getByRole("link", { name: "Add George Russell" }).waitFor();
  expect(await button.boundingBox()).toEqual(closed);
});

test("a driver who is chosen beside himself changes places with the other", async ({ openPage }) => {
  const { page, problems } = await open(openPage, "/race/2025/2/race/story");
  const [one, other] = [
    page.getByRole("combobox", { name: "Driver", exact: true }),
    page.getByRole("combobox", { name: "and", exact: true }),
  ];
  const [first, second] = [await one.inputValue(), await other.inputValue()];
  await one.selectOption(second);
  await expect(other).toHaveValue(first);
  await expect(one).toHaveValue(second);
  await page.goto(`/race/2025/2/race/story?one=${first}&other=${first}`);
  await page.getByText("Choose two different drivers.").waitFor();
  expect(problems).toEqual([]);
});
