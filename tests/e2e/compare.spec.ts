import type { Page } from "@playwright/test";
import { expect, follow, holdBack, hydrated, test } from "../support/browser-test.ts";

test("a driver's page leads to a comparison, to which others are added by typing", async ({
  page,
  problems,
}) => {
  await page.goto("/driver/lando_norris/");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Compare", exact: true }).click();
  await page.waitForURL("**/compare/?ids=lando_norris");
  await page.getByRole("searchbox", { name: "Find a driver to compare" }).fill("piastir");
  await page.getByRole("link", { name: "Add Oscar Piastri" }).click();
  await page.waitForURL("**/compare/?ids=lando_norris,oscar_piastri");
  const figures = page.getByRole("table", { name: "Careers side by side" });
  await figures.waitFor();
  // Teammates are headed by their races, not by how many figures are better.
  await expect(page.locator("[data-part=careers]")).toContainText(
    /((Norris|Piastri) finished ahead in \d+ of \d+|Level in) races that both finished.*(Ahead|Level) in qualifying/,
  );
  await expect(page.getByPlaceholder("Add up to two more drivers")).toBeVisible();
  expect(
    await figures
      .getByRole("row", { name: /^Titles/ })
      .locator(".better")
      .count(),
  ).toBe(1);

  const grid = page.getByRole("table", { name: /^Lando Norris and Oscar Piastri, / });
  const line = await grid.getByRole("row", { name: /^All races/ }).innerText();
  const [, races = "", one = "", other = ""] = /\((\d+)\)\s+\D*(\d+) \(.+\)\s+\D*(\d+) \(/.exec(line) ?? [];
  expect(Number(races)).toBeGreaterThan(24);
  expect(Number(one) + Number(other)).toBe(Number(races));
  await page.getByRole("link", { name: "Each race of Lando Norris and Oscar Piastri" }).click();
  const meetings = page.getByRole("table", { name: "Lando Norris and Oscar Piastri race by race" });
  await meetings.waitFor();
  await expect(meetings.locator("tbody tr")).toHaveCount(Number(races));

  // Enter adds the likeliest of those offered.
  await page.getByRole("searchbox", { name: "Find a driver to compare" }).fill("hamilton");
  await page.getByRole("link", { name: "Add Lewis Hamilton" }).waitFor();
  await expect(page.getByRole("status").filter({ hasText: "Enter adds Lewis Hamilton." })).toHaveCount(1);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/compare/?ids=lando_norris,oscar_piastri,lewis_hamilton*");
  await expect(
    page.getByRole("status").filter({ hasText: "Lando Norris, Oscar Piastri and Lewis Hamilton" }),
  ).toHaveCount(1);
  // Who were never anything but teammates have their figures once.
  await expect(page.getByText("Lando Norris and Oscar Piastri were teammates in every race")).toBeVisible();
  expect(problems).toEqual([]);
});

test("the field for names has the focus after a change, and the fourth's chip where the field goes", async ({
  page,
  problems,
}) => {
  await page.goto("/compare/");
  await hydrated(page);
  const field = page.getByRole("searchbox", { name: "Find a driver to compare" });
  const names = ["Lando Norris", "Oscar Piastri", "Lewis Hamilton", "Max Verstappen"];
  await field.focus();
  for (const name of names) {
    await page.keyboard.type(name);
    await page.getByRole("link", { name: `Add ${name}` }).press("Enter");
    const chip = page.getByRole("link", { name: `Remove ${name} from the comparison` });
    await chip.waitFor();
    // Of four there is no room for another.
    await expect(name === names.at(-1) ? chip : field).toBeFocused();
  }
  for (const name of names.slice(0, 2)) {
    const chip = page.getByRole("link", { name: `Remove ${name} from the comparison` });
    await chip.press("Enter");
    await expect(chip).toHaveCount(0);
    await expect(field).toBeFocused();
  }
  expect(problems).toEqual([]);
});

test("one is added to who was added a moment before, while that comparison is on its way", async ({
  page,
  problems,
}) => {
  await page.goto("/compare/?ids=lando_norris");
  await hydrated(page);
  const release = await holdAnswers(page);
  for (const name of ["Oscar Piastri", "Lewis Hamilton"]) {
    await page.getByRole("searchbox", { name: "Find a driver to compare" }).fill(name);
    await page.getByRole("link", { name: `Add ${name}` }).click();
  }
  await page.waitForURL("**/compare/?ids=lando_norris,oscar_piastri,lewis_hamilton");
  release();
  await page.getByRole("link", { name: "Remove Lewis Hamilton from the comparison" }).waitFor();
  expect(problems).toEqual([]);
});

test("who was taken out stays out, whatever is chosen while that comparison is on its way", async ({
  page,
  problems,
}) => {
  const pair = "lewis_hamilton,max_verstappen";
  await page.goto(`/compare/?ids=lando_norris,oscar_piastri,${pair}&pair=${pair}`);
  await hydrated(page);
  const close = page.getByRole("link", { name: "Close this list" });
  await close.waitFor();
  const release = await holdAnswers(page);
  for (const name of ["Lando Norris", "Oscar Piastri"])
    await page.getByRole("link", { name: `Remove ${name} from the comparison` }).click();
  const expected: Record<string, string> = { ids: pair };
  await expect.poll(() => paramsOf(page)).toEqual(expected);

  await page.getByRole("link", { name: "By year of the career" }).click();
  expected["by"] = "season";
  await expect.poll(() => paramsOf(page)).toEqual(expected);
  const byCircuit = page.getByRole("navigation", { name: "Figure by circuit" });
  await byCircuit.getByRole("link", { name: "Podiums" }).click();
  expected["at"] = "podiums";
  await expect.poll(() => paramsOf(page)).toEqual(expected);
  await page.getByRole("link", { name: "Each race of Lewis Hamilton and Max Verstappen" }).click();
  await expect.poll(() => paramsOf(page)).toEqual({ ...expected, pair });
  // It is still there: none of these has been answered.
  await close.click();
  await expect.poll(() => paramsOf(page)).toEqual(expected);
  await page.setViewportSize({ width: 390, height: 844 });
  const matrix = page.getByRole("table", { name: "Head to head, races ahead and behind" });
  await matrix.getByRole("link", { name: /^Lewis Hamilton \d+, Max Verstappen \d+/ }).click();
  await expect.poll(() => paramsOf(page)).toEqual({ ...expected, pair });

  release();
  await expect(page.getByRole("link", { name: /^Remove .+ from the comparison$/ })).toHaveCount(2);
  await page.getByRole("table", { name: "Lewis Hamilton and Max Verstappen race by race" }).waitFor();
  expect(problems).toEqual([]);
});

test("two unknown names are both replaced while the first comparison is on its way", async ({
  page,
  problems,
}) => {
  await page.goto("/compare/?ids=lando_norris,hamiltn,verstapen");
  await hydrated(page);
  const release = await holdAnswers(page);
  await page.getByRole("link", { name: /^Lewis Hamilton/ }).click();
  await page.getByRole("link", { name: /^Max Verstappen/ }).click();
  await expect.poll(() => paramsOf(page)).toEqual({ ids: "lando_norris,lewis_hamilton,max_verstappen" });
  release();
  await page.getByRole("link", { name: "Remove Max Verstappen from the comparison" }).waitFor();
  expect(problems).toEqual([]);
});

/** Keeps the data API's answers back until what it returns is called. */
function holdAnswers(page: Page): Promise<() => void> {
  return holdBack(page, "**/_serverFn/**");
}

function paramsOf(page: Page) {
  return Object.fromEntries(new URL(page.url()).searchParams);
}

test("without scripts a comparison is read whole, and others are found with the form", async ({
  openPage,
}) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/compare/?kind=teams&ids=McLaren,ferari,mclaren&figure=nonsense&at=poles");
  await page.getByText("no team in the archive is called Ferari").waitFor();
  await follow(page, page.getByRole("link", { name: /^Ferrari 1950/ }));
  expect(new URL(page.url()).searchParams.get("ids")).toBe("mclaren,ferrari");
  const circuits = page.getByRole("table", { name: "Figures by circuit" });
  await expect(circuits.getByRole("row", { name: /Melbourne/ })).toHaveText(/of \d+\s+\d+ of \d+/, {
    useInnerText: true,
  });
  await page.getByRole("searchbox", { name: "Find a team to compare" }).fill("red bull");
  await follow(page, page.getByRole("button", { name: "Find" }));
  await follow(page, page.getByRole("link", { name: "Add Red Bull", exact: true }));
  expect(new URL(page.url()).searchParams.get("ids")).toBe("mclaren,ferrari,red_bull");
  expect(await page.locator(".chart table tbody tr").count()).toBeGreaterThan(70);
  expect(await page.title()).toContain("McLaren vs Ferrari vs Red Bull");
});

test("the fifth is left out by name", { tag: "@deep" }, async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  const five = "lando_norris,oscar_piastri,max_verstappen,george_russell,charles_leclerc";
  await page.goto(`/compare/?ids=${five}`);
  await page.getByText("Left out: Charles Leclerc. You can compare up to four drivers.").waitFor();
  const heads = page.getByRole("table", { name: "Careers side by side" }).getByRole("columnheader");
  await expect(heads).toHaveCount(5);
});

test(
  "on a phone four have their three letters above their figures, each figure in one line",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ viewport: { width: 390, height: 844 } });
    await page.goto("/compare/?ids=lewis_hamilton,max_verstappen,fernando_alonso,lando_norris");
    const figures = page.getByRole("table", { name: "Careers side by side" });
    await expect(figures.getByRole("row").first()).toHaveText(
      /^Figure\s+HAM\s+2007–\d\d\s+VER\s+2015–\d\d\s+ALO\s+2001–\d\d\s+NOR\s+2019–\d\d$/,
      { useInnerText: true },
    );
    const heights = await figures
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(40);
    // One table of all pairs in the place of six cards.
    await expect(page.getByRole("table", { name: /^Lewis Hamilton and / })).toHaveCount(0);
    const matrix = page.getByRole("table", { name: "Head to head, races ahead and behind" });
    await matrix.getByRole("link", { name: /^Lando Norris \d+, Max Verstappen \d+; in qualifying/ }).click();
    await page.getByRole("table", { name: "Max Verstappen and Lando Norris race by race" }).waitFor();
  },
);

test("before anybody is chosen, pairs with what they won lead to their comparisons", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/compare/?kind=teams");
  await follow(
    page,
    page.getByRole("link", {
      name: /^Ferrari Italy 1950–\d+ McLaren United Kingdom 1966–\d+ better \d+ Wins \d+ better \d+ Titles \d+ [\d,]+ Grands Prix [\d,]+$/,
    }),
  );
  await page.getByRole("table", { name: "Careers side by side" }).waitFor();
  expect(new URL(page.url()).searchParams.get("ids")).toBe("ferrari,mclaren");
});

test(
  "the drivers' examples begin with the season's first, and end with its teammates",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto("/compare/");
    const titles = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(titles.first()).toHaveText(/^Title fight \d{4}(, after round \d+)?$/);
    await expect(titles.last()).toHaveText(/^Teammates in \d{4}$/);
    const heading = page.getByRole("heading", { name: /^Teammates in/ });
    const teammates = page.locator("section", { has: heading }).getByRole("link");
    expect(await teammates.count()).toBeGreaterThan(8);
    await follow(page, page.getByRole("link", { name: "Compare the top four" }));
    expect(new URL(page.url()).searchParams.get("ids")?.split(",")).toHaveLength(4);
  },
);

test("who never were teammates have a line about it, and no heading", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/compare/?ids=gabriel_bortoleto,isack_hadjar");
  await expect(page.getByText("They were never teammates in a Grand Prix.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "As teammates" })).toHaveCount(0);
});

test("names that are offered lie over the page and move nothing", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/compare/");
  await hydrated(page);
  const examples = page.getByRole("heading", { name: /^Title fight/ });
  const before = await examples.boundingBox();
  await page.getByRole("searchbox", { name: "Find a driver to compare" }).fill("ham");
  await page.getByRole("link", { name: "Add Lewis Hamilton" }).waitFor();
  expect(await examples.boundingBox()).toEqual(before);
});

test("what tells nobody better stands below what does, and two of one team have its colour", async ({
  openPage,
}) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/compare/?ids=kimi_antonelli,george_russell");
  const figures = page.getByRole("table", { name: "Careers side by side" });
  await expect(figures.getByRole("columnheader", { name: /^George Russell/ })).toContainText("Mercedes");
  await expect(figures.getByRole("columnheader", { name: /^George Russell/ })).toHaveClass(/border-dashed/);
  const others = figures.getByRole("rowgroup").filter({ hasText: "For context" });
  await expect(others.getByRole("row", { name: /^DNFs/ })).toBeVisible();
  await expect(others.locator(".better")).toHaveCount(0);
});

test("bars of several begin at the start of their columns and are on one scale", async ({ openPage }) => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.goto("/compare/?ids=lando_norris,oscar_piastri,max_verstappen");
  const wins = page
    .getByRole("table", { name: "Careers side by side" })
    .getByRole("row", { name: /^Wins/ })
    .locator("td svg");
  await expect(wins).toHaveCount(3);
  for (const width of [390, 1000, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const widths = await wins.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.5);
    const offsets = await wins.evaluateAll((all) =>
      all.map(
        (bar) => bar.getBoundingClientRect().x - (bar.querySelector("rect")?.getBoundingClientRect().x ?? 0),
      ),
    );
    expect(Math.max(...offsets.map(Math.abs))).toBeLessThan(1);
  }
});

test("the second car of a team is hollow in every card, also against another team", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/compare/?ids=lando_norris,oscar_piastri,max_verstappen");
  const cards = page.locator('[data-part="grid"]').getByRole("columnheader", { name: "Oscar Piastri" });
  await expect(cards).toHaveCount(2);
  for (const head of await cards.all()) await expect(head).toHaveClass(/border-dashed/);
});

test("in the same car each figure is said once, with its range, and seasons are counted, not rows", async ({
  openPage,
}) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/ratings/same-car");
  const chances = page.getByRole("region", {
    name: "62% chance that Fangio finishes ahead of Verstappen",
  });
  await expect(chances.getByText("62%")).toHaveCount(1);
  await expect(chances.getByText("Likely 49–74%, so it could go either way")).toBeVisible();
  await expect(chances.getByRole("definition").first()).toHaveText(/^Fangio, with a chance of 78–92%/);
  // Fangio drove for two teams in 1954.
  const seasons = page.getByRole("table", { name: "Both drivers’ ratings by season" });
  const fangio = seasons.getByRole("cell", { name: "Juan Manuel Fangio 8 seasons" });
  await expect(fangio).toBeVisible();
  // A row above the seasons, as wide as the table.
  const [head, whole] = [await fangio.boundingBox(), await seasons.boundingBox()];
  expect(head?.width).toBe(whole?.width);
  await expect(page.getByText("No rating without a classified finish: Fangio in 1952.")).toBeVisible();
  const chain = page.getByRole("region", { name: "How the two are linked" });
  await expect(chain.getByText(/the weakest, dashed, has only \d+\.$/)).toBeVisible();
});
