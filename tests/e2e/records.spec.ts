import { expect, follow, hydrated, test } from "../support/browser-test.ts";

test("a record is picked, narrowed to seasons, and proved with one click", async ({ page, problems }) => {
  await page.goto("/records/");
  await hydrated(page);
  const first = page.locator(".records tbody tr").first();
  await expect(first).toHaveText(/^1\s+Lewis Hamilton/, { useInnerText: true });
  await page.getByRole("combobox", { name: "To", exact: true }).selectOption("2000");
  await page.waitForURL("**/records/?to=2000");
  await first.getByText("Alain Prost").waitFor();
  await first.getByRole("link", { name: "51" }).click();
  await page.waitForURL("**/records/?to=2000&of=alain_prost#proof");
  const proof = page.locator(".record-proof tbody tr");
  await proof.nth(50).waitFor();
  await expect(proof).toHaveCount(51);
  await expect(proof.first()).toHaveText(/1981\s+French Grand Prix/, { useInnerText: true });
  await expect(page.getByRole("heading", { name: "Prost’s 51 wins" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Wins by season from 1981 to 1993" })).toBeVisible();
  // The poster is of who is proved, with a way back to the list.
  await expect(page.getByText("1st from 1950 to 2000")).toBeVisible();
  await page.getByRole("link", { name: "‹ All wins" }).click();
  await page.waitForURL("**/records/?to=2000");
  expect(problems).toEqual([]);
});

test("a race that proves a record says for which team and from where on the grid", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/records/?from=2025&to=2025&of=max_verstappen");
  await expect(page.getByRole("heading", { name: "Verstappen’s 8 wins" })).toBeVisible();
  const first = page.locator(".record-proof tbody tr").first();
  await expect(first).toHaveText(/6 Apr 2025\s+Japanese Grand Prix\s+Red Bull\s+1$/, { useInnerText: true });
});

test("a record that is not kept for such holders goes back to drivers", async ({ page }) => {
  await page.goto("/records/?kind=wins&by=team");
  await hydrated(page);
  await page.getByRole("combobox", { name: "Record", exact: true }).selectOption("youngest_winner");
  await page.waitForURL("**/records/?kind=youngest_winner");
  const youngest = page.getByRole("link", { name: "18 years, 228 days" });
  await youngest.waitFor();
  await expect(page.locator(".records tbody tr").first()).toContainText("Max Verstappen", {
    useInnerText: true,
  });
});

test("on a phone what is asked is one line, which opens the form", async ({ openPage }) => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.goto("/records/?kind=poles&from=1980");
  const record = page.getByRole("combobox", { name: "Record", exact: true });
  await expect(record).toBeHidden();
  await page.locator("summary").filter({ hasText: "Change record Poles · drivers · 1980–2026" }).click();
  await expect(record).toBeVisible();
});

test("without scripts the form asks, and nonsense in an address is dropped", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/records/?kind=%3Cscript%3E&from=abc&to=1800&of=");
  await page.getByRole("combobox", { name: "Record", exact: true }).selectOption("grand_slams");
  await follow(page, page.getByRole("button", { name: "Show" }));
  await expect(page.locator("h1")).toHaveText("Most grand slams", { useInnerText: true });
  await expect(page.locator(".records tbody tr").first()).toHaveText(/Jim Clark\s+8/, { useInnerText: true });
});
