import { expect, test } from "vitest";
import { follow, hydrated } from "../support/browser.ts";
import { siteInBrowser } from "../support/site-in-browser.ts";

const { openPage } = siteInBrowser();

test("the slash opens the palette, which finds with every keystroke and follows with Enter", async () => {
  await using watched = await openPage();
  const { page, problems } = watched;
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: "Driver, team, circuit, race or season" });
  await field.fill("schumacher");
  const options = page.getByRole("option");
  await options.nth(2).waitFor();
  expect(await options.first().getAttribute("aria-selected")).toBe("true");
  await field.press("ArrowDown");
  const active = await field.getAttribute("aria-activedescendant");
  expect(await options.nth(1).getAttribute("id")).toBe(active);
  await field.press("Enter");
  await page.waitForURL("**/driver/ralf_schumacher/");
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(problems).toEqual([]);
});

test("letters typed while the palette is still loading arrive in it", async () => {
  await using watched = await openPage();
  const { page } = watched;
  const palette = Promise.withResolvers<void>();
  await page.route("**/search-palette*.js", async (route) => {
    await palette.promise;
    await route.continue();
  });
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.type("/verxst");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  palette.resolve();
  await page.keyboard.type("s");
  const field = page.getByRole("combobox", { name: "Driver, team, circuit, race or season" });
  await field.waitFor();
  await page.getByRole("option", { name: "Max Verstappen" }).waitFor();
  await page.keyboard.type("tap");
  expect(await field.inputValue()).toBe("verstap");
});

test("Ctrl-K opens it from within a field, Escape closes it, and a click follows", async () => {
  await using watched = await openPage();
  const { page } = watched;
  await page.goto("/search/");
  await hydrated(page);
  await page.getByRole("searchbox").focus();
  await page.keyboard.press("/");
  expect(await page.getByRole("searchbox").inputValue()).toBe("/");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search" });
  await palette.waitFor();
  await page.keyboard.press("Escape");
  await palette.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Search", exact: true }).first().click();
  await palette.getByRole("combobox").fill("2021 abu dhabi");
  await palette.getByRole("option", { name: "2021 Abu Dhabi Grand Prix" }).click();
  await page.waitForURL("**/race/2021/22/race/results");
});

test("an index that cannot be loaded leaves the way to the page of results", async () => {
  await using watched = await openPage();
  const { page } = watched;
  await page.route("**/search-index.json", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.press("/");
  await page.getByText("The names could not be loaded.").waitFor();
  await page.getByRole("combobox").fill("senna");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search/?q=senna");
  const first = page.locator(".found-list a").first();
  expect(await first.innerText()).toContain("Ayrton Senna");
});

test("without scripts a form leads to a page of links", async () => {
  await using watched = await openPage({ javaScriptEnabled: false });
  const { page } = watched;
  await page.goto("/search/");
  await page.getByRole("searchbox").fill("shcumi");
  await follow(page, page.getByRole("button", { name: "Search" }));
  const first = page.locator(".found-list a").first();
  expect(await first.innerText()).toContain("Michael Schumacher");
  expect(await first.getAttribute("href")).toBe("/driver/michael_schumacher/");
});

test("what was typed is shown as text, and what nobody is called says so", async () => {
  await using watched = await openPage();
  const { page, problems } = watched;
  await page.goto(`/search/?q=${encodeURIComponent('<img src=x onerror="alert(1)">')}`);
  await hydrated(page);
  expect(await page.getByRole("status").first().innerText()).toContain("Nothing here is called “<img src=x");
  expect(await page.locator("main img").count()).toBe(0);
  expect(problems).toEqual([]);
});
