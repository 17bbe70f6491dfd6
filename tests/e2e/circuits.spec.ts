import { expect, hydrated, test } from "../support/browser-test.ts";

test("from the list of circuits to one, and through its tabs", async ({ page, problems }) => {
  await page.goto("/circuits/");
  await hydrated(page);
  await page.getByRole("combobox", { name: "Country" }).first().selectOption("Italy");
  await page.waitForURL("**/circuits/?country=Italy");
  await page.getByRole("searchbox", { name: "Search circuits" }).fill("monz");
  await page.waitForURL("**/circuits/?country=Italy&q=monz");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: "Monza" }).click();
  await page.waitForURL("**/circuits/monza/");
  await page.getByText("75 Grands Prix from 1950 to 2025").waitFor();
  await page.getByText("Next: 2026 Italian Grand Prix").waitFor();
  await page.getByRole("link", { name: "Drivers", exact: true }).last().click();
  await page.waitForURL("**/circuits/monza/drivers");
  const first = page.locator(".circuit-drivers tbody tr").first();
  // Michael Schumacher and Lewis Hamilton won here five times each; Hamilton had more poles.
  // The address changes before the page does; and rows have no text for a moment when those below them follow.
  await expect.poll(() => first.innerText()).toMatch(/Lewis Hamilton\s+5/);
  await page.getByRole("link", { name: "Teams", exact: true }).last().click();
  await page.waitForURL("**/circuits/monza/teams");
  const best = page.locator(".circuit-teams tbody tr").first();
  await expect.poll(() => best.innerText()).toMatch(/^Ferrari\s+20/);
  await page.getByRole("link", { name: "Layouts" }).click();
  await page.waitForURL("**/circuits/monza/layouts");
  // The banked circuit of 1955 to 1961.
  await page.getByRole("cell", { name: "10.000 km" }).waitFor();
  await expect(page.locator(".circuit-layouts tbody")).toContainText("10.000 km", { useInnerText: true });
  expect(problems).toEqual([]);
});

test("one step back from a search by name is the whole list, however often the text changed", async ({
  page,
}) => {
  await page.goto("/circuits/");
  await hydrated(page);
  const field = page.getByRole("searchbox").first();
  await field.pressSequentially("mon");
  await page.waitForURL(/q=mon$/);
  await field.press("End");
  await field.pressSequentially("z");
  await page.waitForURL(/q=monz$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/circuits\/$/);
  await expect(field).toHaveValue("");
});

test("a circuit reads without scripts, and a typed name leads to its address", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/circuits/Spa-Francorchamps/");
  expect(new URL(page.url()).pathname).toBe("/circuits/spa_francorchamps/");
  expect(await page.locator(".circuit-races tbody tr").count()).toBeGreaterThan(50);
});

test(
  "a circuit is drawn as recorded, or else from a map, and its layouts say where there is neither",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto("/circuits/melbourne/layouts");
    const name =
      "Outline of Melbourne, driven clockwise, as recorded in qualifying for the 2025 Australian Grand Prix";
    await page.getByRole("img", { name }).waitFor();
    await expect(page.locator(".circuit-outline")).toContainText("5.278 km a lap", { useInnerText: true });
    await page.goto("/circuits/monza/layouts");
    await page.getByRole("img", { name: "Outline of Monza, driven clockwise, from a map" }).waitFor();
    await expect(page.locator(".circuit-outline")).toContainText("5.793 km a lap, from a map", {
      useInnerText: true,
    });
    await page.goto("/circuits/aintree/layouts");
    await page.getByText("There is no outline of this circuit.").waitFor();
    await expect(page.locator(".circuit-outline")).toHaveCount(0);
  },
);

test("a race shows its circuit, and says where it was held on another layout", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  const shape = page.locator(".weekend-header svg[viewBox='0 0 300 180']");
  await page.goto("/race/2026/1/race/results");
  await expect(shape).toHaveCount(1);
  await expect(shape).toHaveText("");
  // Monza had its banking then.
  await page.goto("/race/1957/8/race/results");
  await expect(page.locator("h1")).toHaveText("1957 Italian Grand Prix", { useInnerText: true });
  await expect(shape).toHaveText("Today’s layout");
});

test(
  "an unknown circuit is not found, and says which may be meant",
  { tag: "@deep" },
  async ({ page, problems }) => {
    const response = await page.goto("/circuits/silverston/");
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await page.getByRole("link", { name: "Silverstone" }).click();
    await page.waitForURL("**/circuits/silverstone/");
    expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
  },
);

test(
  "tables name who is credited with a pole, beside who started first",
  { tag: "@deep" },
  async ({ page }) => {
    for (const [path, table, race] of [
      ["/circuits/monaco/", "Grands Prix at the circuit", "2021"],
      ["/races/?year=2021", "", "Monaco Grand Prix"],
    ] as const) {
      await page.goto(path);
      const rows =
        table === "" ? page.getByRole("row") : page.getByRole("table", { name: table }).getByRole("row");
      const monaco = rows.filter({ hasText: race }).filter({ hasText: "credited" });
      await expect(monaco.filter({ hasText: "(Charles Leclerc credited)" })).toHaveCount(1);
      await expect(page.getByText("†")).toHaveCount(0);
    }
  },
);

test("a country without a circuit is named, with the way to all circuits", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/circuits/?country=nowhere");
  const note = page.getByText("There is no circuit in nowhere.");
  await expect(note).toBeVisible();
  await expect(note.getByRole("link", { name: "All circuits" })).toHaveAttribute("href", "/circuits/");
});
