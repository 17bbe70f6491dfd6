import { expect, follow, test } from "../../support/browser-test.ts";

test("what fans ask for is at most three steps from home, without scripts too @deep", async ({
  openPage,
}) => {
  test.skip(process.env.F1DB_ARCHIVE === undefined, "needs all of history");
  test.setTimeout(120_000);
  const { page } = await openPage({ javaScriptEnabled: false });

  await test.step("Hamilton v Rosberg in qualifying 2014", async () => {
    await page.goto("/");
    await follow(page, page.getByRole("link", { name: "All teams", exact: true }));
    await page.getByRole("combobox", { name: "Season" }).selectOption("2014");
    await follow(page, page.getByRole("button", { name: "Show" }));
    const sessions = page.getByRole("table").getByRole("link", { name: /each session of .*Nico Rosberg/ });
    await follow(page, sessions);
    const card = page.getByRole("region", { name: "Lewis Hamilton and Nico Rosberg" });
    await expect(card).toContainText("Rosberg was faster in 11 of 18 sessions.");
    const rows = page.locator("tbody tr");
    await expect(rows).toHaveCount(19);
    await expect(rows.filter({ hasNotText: /^2014/ })).toHaveCount(0);
  });

  await test.step("the title fight of 2021", async () => {
    await page.goto("/");
    await follow(page, page.getByRole("link", { name: "Every driver’s points" }));
    await page.getByRole("combobox", { name: "Season" }).selectOption("2021");
    await follow(page, page.getByRole("button", { name: "Show" }));
    await expect(page).toHaveURL(/\/standings\/2021\/drivers\/graph(?:\?complete=)?$/);
    await expect(page.getByRole("main")).toContainText("Verstappen beats Hamilton by 8 points");
  });

  await test.step("most wins at Monza", async () => {
    await page.goto("/");
    const foot = page.getByRole("contentinfo");
    await follow(page, foot.getByRole("link", { name: "Circuits" }));
    await follow(page, page.getByRole("link", { name: "Monza", exact: true }).first());
    const wins = page
      .locator("section", { has: page.getByRole("heading", { name: "Most wins, drivers" }) })
      .getByRole("listitem");
    await expect(wins.filter({ hasText: /5$/ })).toContainText(["Lewis Hamilton", "Michael Schumacher"]);
  });

  await test.step("Leclerc's poles", async () => {
    await page.goto("/");
    await follow(page, page.getByRole("link", { name: "Charles Leclerc", exact: true }).first());
    const poles = page.getByRole("main").getByTitle("List: Poles");
    const count = Number(await poles.innerText());
    expect(count).toBeGreaterThan(25);
    await follow(page, poles);
    await expect(page.locator("tbody tr")).toHaveCount(count);
  });
});
