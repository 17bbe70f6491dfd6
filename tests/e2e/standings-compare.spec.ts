import { expect, hydrated, test } from "../support/browser-test.ts";

test("drivers are put into a comparison and taken out of it, and the address has them", async ({
  page,
  problems,
}) => {
  await page.goto("/standings/2025/drivers/compareStandings");
  await hydrated(page);
  const table = page.getByRole("table", { name: "Points after each round" }).first();
  const heads = () => table.getByRole("columnheader").allInnerTexts();
  expect(await heads()).toEqual(["Round", "Race", "Lando Norris", "Max Verstappen", "Ahead by"]);
  const led = page.getByRole("region", { name: "Who led when" });
  await expect(led.getByText("Never ahead")).toHaveCount(1);
  await page.getByText("Choose drivers (2 of 21)").click();
  await page.getByRole("link", { name: "Add Oscar Piastri" }).click();
  await page.waitForURL(
    (url) => url.searchParams.get("compare") === "lando_norris,max_verstappen,oscar_piastri",
  );
  await page.getByRole("link", { name: "Remove Max Verstappen" }).click();
  await page.getByText("Choose drivers (2 of 21)").waitFor();
  expect(await heads()).toEqual(["Round", "Race", "Lando Norris", "Oscar Piastri", "Ahead by"]);
  // Norris led after the first four rounds, Piastri from Saudi Arabia to Austin, Norris from Mexico on.
  await led.getByText("Ahead after 9 of 24 rounds: R1–4, R20–24").waitFor();
  await led.getByText("Ahead after 15 of 24 rounds: R5–19").waitFor();
  expect(problems).toEqual([]);
});

test("without scripts seasons of one driver stand side by side", { tag: "@deep" }, async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/standings/2026/drivers/compareStandings?driver=lando-norris");
  await page.getByRole("heading", { name: "Seasons of Lando Norris" }).waitFor();
  const table = page.getByRole("table", { name: "Points after each round" }).first();
  await expect(table.getByRole("columnheader")).toHaveText(["Round", "2025", "2026", "Ahead by"], {
    useInnerText: true,
  });
  await page.goto("/standings/2025/drivers/compareStandings?driver=lando_norris&seasons=2019,2025");
  await expect(page.getByText("The rounds of 2019 are not available yet")).toHaveCount(1);
});

test(
  "what was compared stays from season to season and from page to page, as far as it makes sense",
  { tag: "@deep" },
  async ({ page, problems }) => {
    const compared = "compare=max_verstappen,yuki_tsunoda,lando_norris";
    await page.goto(`/standings/2025/drivers/compareStandings?${compared}&sort=lando_norris.desc`);
    await hydrated(page);
    const table = page.getByRole("table", { name: "Points after each round" }).first();
    const sorted = table.getByRole("columnheader").and(page.locator("[aria-sort=descending]"));
    const seasons = page.getByRole("navigation", { name: "Seasons" });
    const tabs = (label: string) => page.getByRole("navigation", { name: label });
    await expect(sorted).toContainText("Lando Norris", { useInnerText: true });

    // Tsunoda is not in the championship of 2026; the others are, and the sorting stays with Norris.
    await seasons.getByRole("link", { name: "2026" }).click();
    await page.waitForURL(`**/standings/2026/drivers/compareStandings?${compared}&sort=lando_norris.desc`);
    await page.getByText("Choose drivers (2 of 22)").waitFor();
    await page.getByText("Left out, because not in this season’s championship: Yuki Tsunoda.").waitFor();
    await expect(sorted).toContainText("Lando Norris", { useInnerText: true });

    // The graph and the constructors know nothing of it, and lose nothing of it.
    await tabs("2026 drivers").getByRole("link", { name: "Graph" }).click();
    await page.waitForURL(`**/standings/2026/drivers/graph?${compared}`);
    await tabs("Championship").getByRole("link", { name: "Constructors" }).click();
    await page.waitForURL(`**/standings/2026/constructors/graph?${compared}`);
    await tabs("2026 constructors").getByRole("link", { name: "Compare" }).click();
    await page.getByText("Choose teams (2 of 11)").waitFor();
    await tabs("Championship").getByRole("link", { name: "Drivers" }).click();
    await page.waitForURL((url) => url.pathname.endsWith("/drivers/compareStandings"));
    await seasons.getByRole("link", { name: "2025" }).click();
    await page.getByText("Choose drivers (3 of 21)").waitFor();
    expect(problems).toEqual([]);
  },
);

test(
  "the seasons of a driver stay chosen on other pages, and the kind of session among teammates",
  { tag: "@deep" },
  async ({ page, problems }) => {
    const driver = "driver=lando_norris&seasons=2025,2026";
    await page.goto(`/standings/2025/drivers/compareStandings?${driver}`);
    await hydrated(page);
    const tabs = page.getByRole("navigation", { name: "2025 drivers" });
    await tabs.getByRole("link", { name: "Teammates" }).click();
    await page.waitForURL(`**/standings/2025/drivers/teammateHeadToHeadQualifying?${driver}`);
    await page.getByRole("link", { name: "Sprint qualifying" }).click();
    await page.waitForURL((url) => url.searchParams.get("session") === "SQ");
    await tabs.getByRole("link", { name: "Teammate gaps" }).click();
    await page.waitForURL(`**/standings/2025/drivers/teammateQualifyingGap?${driver}&session=SQ`);
    await page.getByText("Sprint qualifying only; qualifying is counted apart.").waitFor();
    await tabs.getByRole("link", { name: "Compare" }).click();
    await page.waitForURL(`**/standings/2025/drivers/compareStandings?${driver}&session=SQ`);
    await page.getByRole("heading", { name: "Seasons of Lando Norris" }).waitFor();
    expect(problems).toEqual([]);
  },
);

test(
  "teammates in qualifying are counted, and what is left out is said",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.goto("/standings/2025/drivers/teammateHeadToHeadQualifying");
    await hydrated(page);
    const headToHeads = page.getByRole("table", { name: "Teammates in qualifying" });
    const williams = headToHeads.getByRole("row", { name: /^Williams/ });
    await expect(williams.getByRole("cell")).toHaveText(
      ["Williams", "Alexander Albon", "10", "41.7%", "14", "Carlos Sainz Jr.", "24", "0"],
      { useInnerText: true },
    );
    await page.getByText("sessions left out, and why").click();
    expect(await page.getByText(/^R\d+ .+ Grand Prix: .+ set no time$/).count()).toBeGreaterThan(0);
    await page.goto("/standings/2025/drivers/teammateQualifyingGap");
    const gaps = page.getByRole("table", { name: "Qualifying gaps between teammates" });
    const [team, faster, slower] = await gaps
      .getByRole("row", { name: /^Williams/ })
      .getByRole("cell")
      .allInnerTexts();
    expect([team, faster, slower]).toEqual(["Williams", "Carlos Sainz Jr.", "Alexander Albon"]);
    expect(problems).toEqual([]);
  },
);

test(
  "on a phone a comparison of many is whole, and only the page scrolls",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    for (const [compare, points] of [
      ["lando_norris,max_verstappen,oscar_piastri", "NOR 423 · VER 421 · PIA 410"],
      ["lando_norris,max_verstappen,oscar_piastri,george_russell", "NOR 423 · VER 421 · PIA 410 · RUS 319"],
    ] as const) {
      await page.goto(`/standings/2025/drivers/compareStandings?compare=${compare}`);
      const frame = page.locator(".table-frame");
      const cell = frame.getByRole("row").last().getByRole("cell").filter({ hasText: /^NOR/ });
      await expect(cell).toHaveText(points, { useInnerText: true });
      const box = await cell.boundingBox();
      expect((box?.x ?? 390) + (box?.width ?? 390)).toBeLessThanOrEqual(390);
      expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
  },
);

test(
  "shares are of all points, and a season without a constructors' championship says so",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto("/standings/2025/drivers/pointsDistribution");
    const places = page.getByRole("table", { name: "Points by finishing place" });
    await expect(places.getByRole("row", { name: /^P1 / }).getByRole("cell")).toHaveText(
      ["P1", "600", "48", "648", "24.5%"],
      { useInnerText: true },
    );
    await page.goto("/standings/1955/constructors/compareStandings");
    await expect(page.getByText("There was no constructors’ championship before 1958")).toHaveCount(1);
    await page.goto("/standings/1988/drivers/pointsDistribution");
    expect(await page.getByText("not available yet").count()).toBeGreaterThan(0);
  },
);
