import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../support/browser-test.ts";
import { startTestSite } from "../support/site.ts";

/** What the page says once its first query has run. */
const ready = /^[\d,]+ rows? in \d+ ms$/;

test("an example runs in the browser, its result is sorted, and its link opens it again", async ({
  page,
  openPage,
  problems,
}) => {
  await page.goto("/sql/");
  await hydrated(page);
  await expect(page.getByRole("status").filter({ hasText: ready })).toBeVisible({ timeout: 20_000 });
  const examples = page.getByRole("region", { name: "More examples" });
  await examples.locator("summary", { hasText: "Races" }).first().click();
  await page.getByRole("button", { name: "Races a season" }).click();
  const cells = page.getByRole("table").locator("tbody tr").first().getByRole("cell");
  await expect(cells.first()).toHaveText("1950");
  await page.getByRole("button", { name: /^year/ }).click();
  await expect(cells.first()).toHaveText("2026");
  const { hash } = new URL(page.url());
  expect(hash).toMatch(/^#sql-/);
  // What copies says so to those who listen, too.
  await page.context().grantPermissions(["clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeAttached();
  // The editor has come, with its styles; neither it nor the worker broke the page's policy.
  await expect(page.locator(".cm-content")).toContainText("GROUP BY year");
  expect(problems).toEqual([]);

  const other = await openPage();
  await other.page.goto(`/sql/${hash}`);
  await expect(other.page.getByRole("table").locator("tbody tr").first()).toContainText("1950");
  await expect(other.page.locator(".cm-content")).toContainText("GROUP BY year");
  await other.page.locator(".cm-content").click();
  await other.page.keyboard.press("ControlOrMeta+a");
  await other.page.keyboard.type("SELEC nothing");
  await other.page.getByRole("button", { name: "Run" }).click();
  await expect(other.page.getByRole("alert")).toContainText("syntax error");
  expect(other.problems).toEqual([]);
});

test("who hides the last weekend's results sees what is wrong with a query, and no result", async ({
  page,
  problems,
}) => {
  await page.goto("/sql/");
  await hydrated(page);
  await page.getByRole("checkbox", { name: "Hide the last weekend’s results" }).last().check();
  await expect(page.getByRole("status").filter({ hasText: ready })).toBeVisible({ timeout: 20_000 });
  const table = page.locator(".frame-sql table");
  await expect(table).toHaveCount(1);
  await expect(table).toBeHidden();
  await write(page, "SELEC nothing");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.getByRole("alert")).toContainText("syntax error");
  await expect(page.getByRole("alert")).toBeVisible();
  expect(problems).toEqual([]);
});

test(
  "a question of the archive opens as SQL with the same answer",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.goto("/ask/?what=podium&per=season");
    await hydrated(page);
    const first = await page
      .getByRole("table")
      .locator("tbody tr")
      .first()
      .getByRole("cell")
      .nth(3)
      .textContent();
    await page.getByText("The same as SQL and JSON").click();
    await page.getByRole("link", { name: "Open in SQL" }).click();
    const [value = "none"] = /^\d+/.exec(first ?? "") ?? [];
    const row = page.getByRole("table").locator("tbody tr").first();
    await expect(row.getByRole("cell", { name: value, exact: true })).toBeVisible({ timeout: 20_000 });
    expect(problems).toEqual([]);
  },
);

/** Puts a query into the editor as keys do: filled in, its text would bring styles along. */
async function write(page: Page, sql: string): Promise<void> {
  await page.locator(".cm-content").click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(sql);
}

/** A query without an end. */
const endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";

test(
  "a query that runs is cancelled, and of several statements it is said which one is shown",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.goto("/sql/");
    await expect(page.getByRole("status").filter({ hasText: ready })).toBeVisible({ timeout: 20_000 });
    await write(page, endless);
    await page.getByRole("button", { name: "Run" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("alert")).toHaveText("The query was cancelled.");
    await expect(page.getByRole("button", { name: "Run" })).toBeFocused();
    await write(page, "SELECT 7 AS first; SELECT 8 AS second;");
    await page.getByRole("button", { name: "Run" }).click();
    await expect(page.getByText("2 statements were run")).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole("table").getByRole("cell")).toHaveText(["7"]);
    await expect(page.getByRole("alert")).toBeHidden();
    expect(problems).toEqual([]);
  },
);

test("a query without an end is ended, and the next one runs", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/sql/");
  await expect(page.getByRole("status").filter({ hasText: ready })).toBeVisible({ timeout: 20_000 });
  await page.locator(".cm-content").fill(endless);
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.getByRole("alert")).toContainText("ended after 10 seconds", { timeout: 30_000 });
  await page
    .locator(".cm-content")
    .fill("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9000) SELECT i FROM n");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.getByText("Only the first 5,000 rows are shown.")).toBeVisible({ timeout: 20_000 });
});

test("SQL works without a connection after one visit", { tag: "@deep" }, async ({ openPage }) => {
  await using ownSite = await startTestSite();
  const { page } = await openPage({ baseURL: ownSite.url });
  await page.goto("/sql/");
  await expect(page.getByRole("status").filter({ hasText: ready })).toBeVisible({ timeout: 20_000 });
  const keptFiles = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().filter(({ url }) => /\.sqlite$|\.wasm$|sql-worker|sql-editor|\/sql\/$/.test(url))
        .length;
    });
  await expect.poll(keptFiles, { timeout: 30_000 }).toBe(5);
  await ownSite.stop();
  await page.context().setOffline(true);
  await page.goto("/sql/");
  await expect(page.getByRole("status").filter({ hasText: ready })).toBeVisible({ timeout: 20_000 });
  const examples = page.getByRole("region", { name: "More examples" });
  await examples.locator("summary", { hasText: "Races" }).first().click();
  await page.getByRole("button", { name: "Races a season" }).click();
  await expect(page.getByRole("table").locator("tbody tr").first()).toContainText("1950");
});
