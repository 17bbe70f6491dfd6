import { expect, test } from "vitest";
import { follow, hydrated } from "../support/browser.ts";
import { siteInBrowser } from "../support/site-in-browser.ts";

const { openPage } = siteInBrowser();

test("a record is picked, narrowed to seasons, and proved with one click", async () => {
  await using watched = await openPage();
  const { page, problems } = watched;
  await page.goto("/records/");
  await hydrated(page);
  const first = page.locator(".records tbody tr").first();
  expect(await first.innerText()).toMatch(/^1\s+Lewis Hamilton/);
  await page.getByRole("combobox", { name: "To", exact: true }).selectOption("2000");
  await page.waitForURL("**/records/?to=2000");
  await first.getByText("Alain Prost").waitFor();
  await first.getByRole("link", { name: "51" }).click();
  await page.waitForURL("**/records/?to=2000&of=alain_prost#proof");
  const proof = page.locator(".record-proof tbody tr");
  await proof.nth(50).waitFor();
  expect(await proof.count()).toBe(51);
  expect(await proof.first().innerText()).toMatch(/1981\s+French Grand Prix/);
  expect(problems).toEqual([]);
});

test("a record that is not kept for such holders goes back to drivers", async () => {
  await using watched = await openPage();
  const { page } = watched;
  await page.goto("/records/?kind=wins&by=team");
  await hydrated(page);
  await page.getByRole("combobox", { name: "Record", exact: true }).selectOption("youngest_winner");
  await page.waitForURL("**/records/?kind=youngest_winner");
  const youngest = page.getByRole("link", { name: "18 years, 228 days" });
  await youngest.waitFor();
  expect(await page.locator(".records tbody tr").first().innerText()).toContain("Max Verstappen");
});

test("without scripts the form asks, and nonsense in an address is dropped", async () => {
  await using watched = await openPage({ javaScriptEnabled: false });
  const { page } = watched;
  await page.goto("/records/?kind=%3Cscript%3E&from=abc&to=1800&of=");
  await page.getByRole("combobox", { name: "Record", exact: true }).selectOption("grand_slams");
  await follow(page, page.getByRole("button", { name: "Show" }));
  expect(await page.locator("h1").innerText()).toBe("Records: Grand slams");
  expect(await page.locator(".records tbody tr").first().innerText()).toMatch(/Jim Clark\s+8/);
});
