import { expect, hydrated, test } from "../support/browser-test.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form asks for a season under other rules, and keeps what was chosen", async ({ page }) => {
    await page.goto("/standings/2008/rules");
    await page.getByText("Custom rules").click();
    await page.getByLabel("Points for places").fill("10, 6, 4, 3, 2, 1");
    await page.getByRole("form", { name: "Rules" }).getByRole("button", { name: "Show" }).click();
    await expect(
      page.getByText(/Felipe Massa would have been champion of 2008 with 83 points/),
    ).toBeVisible();
    await page.getByText("Custom rules").click();
    await expect(page.getByLabel("Points for places")).toHaveValue("10-6-4-3-2-1");
  });
});

test("a choice is answered at once, and stands in the address", async ({ page }) => {
  await page.goto("/standings/1988/rules?like=1988");
  await expect(page.getByText(/Ayrton Senna would still have been champion of 1988/)).toBeVisible();
  await page.getByText("Custom rules").click();
  await page.getByLabel("Results counted").selectOption("all");
  await expect(page.getByText(/Alain Prost would have been champion of 1988 with 105 points/)).toBeVisible();
  await expect(page).toHaveURL(/best=all$/);
});

test("what is chosen keeps focus, and a season's rules are all of them", async ({ page }) => {
  await page.goto("/standings/2025/rules?points=1");
  await hydrated(page);
  const season = page.getByLabel("Rules of");
  await season.focus();
  await season.selectOption("1988");
  await expect(page).toHaveURL("/standings/2025/rules?like=1988");
  await expect(page.getByLabel("Points for places")).toHaveValue("");
  await expect(season).toBeFocused();
  await page.getByText("Leave races out").click();
  const box = page.getByRole("checkbox", { name: "2. Chinese Grand Prix" });
  await box.press("Space");
  await expect(page).toHaveURL(/without=2$/);
  await box.press("Space");
  await expect(page).toHaveURL(/like=1988$/);
  await expect(box).not.toBeChecked();
  await expect(box).toBeFocused();
});

test("the box of a race that can be left out stands before its name, on one line", async ({ page }) => {
  await page.goto("/standings/2008/rules?without=1");
  const races = page.getByRole("form", { name: "Rules" }).locator("fieldset");
  const label = races.locator("label").filter({ hasText: "Australian Grand Prix" });
  const [all, box] = await Promise.all([label.boundingBox(), label.getByRole("checkbox").boundingBox()]);
  const middles = [all, box].map((each) => (each?.y ?? 0) + (each?.height ?? NaN) / 2);
  expect(Math.abs(Math.max(...middles) - Math.min(...middles))).toBeLessThan(2);
});

test(
  "a season opens under the rules that change it most, and the others stand beside them",
  { tag: "@deep" },
  async ({ page }) => {
    await page.goto("/standings/1988/rules");
    const rules = page.getByRole("navigation", { name: "Well-known rules" });
    await expect(
      rules.getByRole("link", { name: /^All results count ?Prost.*Different champion$/ }),
    ).toHaveAttribute("aria-current", "true");
    await expect(page.getByText("Prost 105 points")).toBeVisible();
    await rules.getByRole("link", { name: /^Rules of 1988 ?Senna$/ }).click();
    await expect(page.getByText("Senna 90 points")).toBeVisible();
  },
);

test(
  "who has no win has no bar, and on a phone a row as high as the others",
  { tag: "@deep" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/standings/1988/rules?like=2003&points=1&best=all&short=full");
    await expect(page.getByText("Senna 8 wins")).toBeVisible();
    const rows = page.locator(".rules-drivers tbody tr");
    await expect(rows.first().locator("svg")).toHaveCount(1);
    await expect(rows.last().locator("svg")).toHaveCount(0);
    const height = async (row: ReturnType<typeof rows.first>) => (await row.boundingBox())?.height ?? 0;
    expect(Math.abs((await height(rows.last())) - (await height(rows.first())))).toBeLessThan(2);
  },
);

test("what are no rules is said, with what would be", async ({ page }) => {
  await page.goto("/standings/1988/rules?points=1-2-3");
  await expect(page.getByText("“Points for places” cannot be “1-2-3”.")).toBeVisible();
  await expect(page.getByLabel("Points for places")).toHaveValue("1-2-3");
});

test("a season of the drawing opens under the same rules", async ({ page }) => {
  await page.goto("/champions/?like=2003&points=1&best=all&short=full");
  await page.getByRole("link", { name: /^2008 ?Massa/ }).click();
  await expect(page).toHaveURL(/\/standings\/2008\/rules\?like=2003&points=1&best=all&short=full$/);
  await expect(page.getByText(/Felipe Massa would have been champion of 2008/)).toBeVisible();
});
