import type { Locator, Page } from "@playwright/test";
import { expect, follow, hydrated, test } from "../support/browser-test.ts";

const overview = "/drivers_overview/";

function careers(page: Page): Locator {
  return page.getByRole("table", { name: "Careers in figures" });
}

function names(table: Locator): Promise<Array<string>> {
  return table.locator("tbody tr > td:first-child a").allInnerTexts();
}

test("drivers are found by typing, ticked, and compared side by side", async ({ page, problems }) => {
  await page.goto(overview);
  await hydrated(page);
  const everyone = await names(careers(page));
  expect(everyone.length).toBeGreaterThan(19);
  expect(everyone.length).toBeLessThan(40);

  const button = page.getByRole("button", { name: "Compare", exact: true });
  // With nobody ticked the bar would only cover a row.
  await expect(button).not.toBeInViewport();
  const search = page.getByRole("searchbox", { name: "Search drivers by name" });
  await search.fill("NORR");
  await page.getByText("1 driver", { exact: true }).waitFor();
  await page.getByRole("checkbox", { name: "Compare Lando Norris" }).check();
  await expect(button).toBeInViewport();
  await expect(button).toBeDisabled();
  await page.waitForURL((url) => url.searchParams.get("q") === "NORR");
  await search.fill("");
  await page.getByRole("checkbox", { name: "Compare Oscar Piastri" }).check();
  await expect(page.getByRole("checkbox", { name: "Compare Lando Norris" })).toBeChecked();
  await page.getByText("Lando Norris and Oscar Piastri", { exact: true }).waitFor();
  await expect(button).toBeEnabled();
  await button.click();
  await page.waitForURL("**/compare/?ids=lando_norris,oscar_piastri");

  const figures = page.getByRole("table", { name: "Careers side by side" });
  await figures.waitFor();
  expect(await figures.getByRole("columnheader").allInnerTexts()).toEqual([
    "Figure",
    expect.stringMatching(/Lando Norris/),
    expect.stringMatching(/Oscar Piastri/),
  ]);
  const titles = figures.getByRole("row", { name: /^Titles/ });
  await expect(titles.locator("td").first().locator(".better")).toHaveCount(1);
  await expect(titles.locator("td").last().locator(".better")).toHaveCount(0);
  await page.getByText("were teammates in every race both entered").waitFor();
  // The starter archive holds the races of two seasons only: on the same grid, as teammates and by circuit.
  await expect(page.getByText("These figures cover 2025 to 2026 only")).toHaveCount(3);

  const figure = page.getByRole("navigation", { name: "Figure", exact: true });
  await figure.getByRole("link", { name: "Wins", exact: true }).click();
  await page
    .getByText(/^Wins by year/)
    .first()
    .waitFor();
  await page.getByRole("link", { name: "By year of the career" }).click();
  await page
    .getByText(/^Wins by season of the career/)
    .first()
    .waitFor();
  await page.getByRole("link", { name: "Remove Oscar Piastri from the comparison" }).click();
  await page.getByText("Choose at least one more driver to compare with.").waitFor();
  expect(problems).toEqual([]);
});

test(
  "who is not among the current drivers is found among all, accents aside",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.goto(overview);
    await hydrated(page);
    await page.getByRole("searchbox").fill("raikkonen");
    await page.getByText("No current driver is called “raikkonen”.").waitFor();
    await page.waitForURL((url) => url.search === "?q=raikkonen");
    await page.getByRole("link", { name: "Search all drivers since 1950" }).click();
    await page.waitForURL((url) => url.searchParams.get("drivers") === "all");
    await careers(page).waitFor();
    expect(await names(careers(page))).toEqual(["Kimi Räikkönen"]);
    await page.goBack();
    await page.getByText("No current driver is called “raikkonen”.").waitFor();
    expect(problems).toEqual([]);
  },
);

test("without scripts the search, the ticks and the comparison are forms", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(`${overview}?drivers=all`);
  expect((await names(careers(page))).length).toBeGreaterThan(800);
  // The heads say in which order the rows come.
  const sorted = careers(page).locator("th[aria-sort=descending], th[aria-sort=ascending]");
  await expect(sorted).toHaveText(["Wins▼"]);
  const wins = await careers(page).locator("tbody td:nth-child(4)").allInnerTexts();
  expect(wins.map(Number)).toEqual(wins.map(Number).toSorted((one, other) => other - one));
  await page.getByRole("searchbox").fill("senna");
  await follow(page, page.getByRole("button", { name: "Search" }));
  expect(await names(careers(page))).toEqual(["Ayrton Senna", "Bruno Senna"]);
  await page.getByRole("checkbox", { name: "Compare Ayrton Senna" }).check();
  await page.getByRole("checkbox", { name: "Compare Bruno Senna" }).check();
  await follow(page, page.getByRole("button", { name: "Compare", exact: true }));
  // Without scripts a page whose facts come late is asked for once more, complete.
  await expect(page).toHaveURL(/\/compare\/\?ids=ayrton_senna(,|%2C|&ids=)bruno_senna(&complete=)?$/);
  const compared = page.getByRole("table", { name: "Careers side by side" });
  await expect(compared.getByRole("row", { name: /^Wins/ }).locator("td")).toHaveText(["41", "0"], {
    useInnerText: true,
  });
});

test(
  "addresses of the overview that compare lead to the comparison",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${overview}?compare=alain_prost,Ayrton-Senna&figure=wins`);
    await expect(page).toHaveURL(/\/compare\/\?ids=alain_prost,ayrton_senna(&complete=)?$/);
    const wins = page
      .getByRole("table", { name: "Careers side by side" })
      .getByRole("row", { name: /^Wins/ });
    await expect(wins.locator("td")).toHaveText(["51", "41"], { useInnerText: true });
    // Their races are not in the starter archive: that they met, anywhere or as teammates, must not be denied.
    await expect(page.getByText("Results of the races they shared are not available yet")).toHaveCount(1);
    await expect(page.getByText("Race-by-race results are not available yet")).toHaveCount(1);
    await expect(page.getByText("never teammates")).toHaveCount(0);
  },
);

test(
  "drivers whom the archive does not know, and too many, are left out by name",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto("/compare/?ids=max-verstappen,nobody_here,lando_norris,alain_prost,niki_lauda,jim_clark");
    const figures = page.getByRole("table", { name: "Careers side by side" });
    await figures.waitFor();
    // On phones codes stand in their place.
    await expect(figures.locator("thead a[href^='/driver/']:visible")).toHaveText([
      "Max Verstappen",
      "Lando Norris",
      "Alain Prost",
    ]);
    await expect(page.getByText("no driver in the archive is called Nobody Here")).toHaveCount(1);
    await expect(page.getByText("Left out: Niki Lauda and Jim Clark.")).toHaveCount(1);
    await page.goto("/compare/?ids=max-verstappen,adderly_fong");
    await expect(page.getByText("Left out: Adderly Fong has never raced in a Grand Prix.")).toHaveCount(1);
  },
);

for (const width of [390, 1280])
  test(
    `a comparison of four hydrates quietly and keeps the page's width at ${width} px`,
    { tag: "@deep" },
    async ({ openPage }) => {
      const { page, problems } = await openPage({ viewport: { width, height: 844 } });
      const ids = "lewis_hamilton,max_verstappen,nico_hulkenberg,charles_leclerc";
      await page.goto(`/compare/?ids=${ids}&figure=rank`, { waitUntil: "networkidle" });
      await hydrated(page);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.getBoundingClientRect().width,
        ),
      ).toBe(0);
      expect(problems).toEqual([]);
    },
  );

test(
  "the list of drivers goes by wins, and by letters and nationalities, without scripts too",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto("/drivers/");
    const table = page.getByRole("table", { name: "Drivers by wins" });
    const all = await names(table);
    expect(all.length).toBeGreaterThan(900);
    expect(all.slice(0, 2)).toEqual(["Lewis Hamilton", "Michael Schumacher"]);
    await follow(page, page.getByRole("link", { name: /^Champions/ }));
    const champions = await names(table);
    expect(champions).toContain("Alain Prost");
    expect(champions).not.toContain("Jean Alesi");
    await follow(page, page.getByRole("link", { name: /^All \d/ }));
    const letters = page.getByRole("navigation", { name: "First letter" });
    expect((await letters.boundingBox())?.height).toBeLessThan(100);
    await follow(page, page.getByRole("link", { name: "D", exact: true }));
    await page.getByRole("combobox", { name: "Nationality" }).selectOption("Italy");
    await follow(page, page.getByRole("button", { name: "Show" }));
    expect(new URL(page.url()).search).toBe("?letter=D&country=Italy");
    const found = await names(table);
    expect(found[0]).toBe("Elio de Angelis");
    expect(found.indexOf("Piero Drogo")).toBeGreaterThan(found.indexOf("Andrea de Cesaris"));
    await expect(page.getByText(`${found.length} drivers, by wins`, { exact: true })).toHaveCount(1);
  },
);

test("on a phone who has won most is in sight, below the season in a row that scrolls sideways", async ({
  openPage,
}) => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 } });
  for (const [path, most, season] of [
    ["/drivers/", "Lewis Hamilton", /\d grid/],
    ["/teams_overview/", "Ferrari", /\d teams/],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    const first = page.getByRole("table").locator("tbody tr").first();
    await expect(first).toContainText(most);
    const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(480);
    await expect(
      page.getByRole("navigation", { name: "Show" }).getByRole("link", { name: /^\d{4} \d+$/ }),
    ).toBeVisible();
    const cards = page.getByRole("region", { name: season }).getByRole("list").first();
    await expect(cards).toBeVisible();
    expect(await cards.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
    await page
      .locator("summary")
      .filter({ hasText: /^Filter/ })
      .click();
    await expect(page.getByRole("navigation", { name: "First letter" })).toBeVisible();
  }
});

test(
  "every team is reached by way of the list of drivers, and from any team",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.goto("/drivers/?letter=V");
    await hydrated(page);
    await page.getByRole("link", { name: "All teams" }).click();
    await page.getByRole("heading", { level: 1, name: "Teams" }).waitFor();
    await page.getByRole("combobox", { name: "Country" }).selectOption("Italy");
    await page.waitForURL((url) => url.search === "?country=Italy");
    await page.getByRole("link", { name: "F", exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get("letter") === "F");
    await page.getByRole("table").getByRole("link", { name: "Ferrari" }).click();
    await page.waitForURL("**/teams/ferrari/");
    await page.getByRole("link", { name: "All teams" }).click();
    await page.waitForURL("**/teams_overview/");
    expect(problems).toEqual([]);
  },
);

test("a driver's name stands in line with the figures of its row", { tag: "@deep" }, async ({ page }) => {
  for (const width of [1000, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/drivers_overview/");
    const bottoms = await page
      .getByRole("row", { name: /Max Verstappen/ })
      .getByRole("cell")
      .evaluateAll((cells) =>
        cells.map((cell) => {
          // The text alone: a bar beside it and the box of a flag have bottoms of their own.
          const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          const text = document.createRange();
          // A phone's chip of titles is not seen here.
          while (texts.nextNode() !== null)
            if (texts.currentNode.parentElement?.checkVisibility() === true)
              text.selectNode(texts.currentNode);
          return Math.round(text.getBoundingClientRect().bottom);
        }),
      );
    expect(new Set(bottoms).size, `at ${width} px: ${bottoms.join(", ")}`).toBe(1);
  }
});
