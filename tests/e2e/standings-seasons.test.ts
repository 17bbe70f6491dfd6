import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importArchive, localDatabaseFile } from "#archive/import/local.ts";
import { standingsPages } from "#app/features/standings/standings-pages.ts";
import { type Served, startSite } from "../../scripts/lib/serve.ts";
import { hydrated, openPage, startBrowser } from "../support/browser.ts";
import { canaryKey, testNow } from "../support/site.ts";

const release = process.env.F1DB_ARCHIVE;

/** A running season, a modern one, one without sprints, and one without a constructors' championship. */
const seasons = [2026, 2025, 1988, 1955];

const persistTo = mkdtempSync(join(tmpdir(), "f1-seasons-"));
let site: Served;
let browser: Browser;
beforeAll(async () => {
  if (release === undefined) return;
  const file = localDatabaseFile(persistTo);
  mkdirSync(dirname(file), { recursive: true });
  importArchive({ release, file });
  site = await startSite({ port: 0, persistTo, vars: { LOCAL: "yes", API_KEY: canaryKey, NOW: testNow } });
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(persistTo, { recursive: true, force: true });
});

test.for(standingsPages)("$path shows every kind of season", async ({ path, title }, { skip }) => {
  skip(release === undefined, "needs the full archive: set F1DB_ARCHIVE");
  await using watched = await openPage(browser, { baseURL: site.url });
  const { page, problems } = watched;
  for (const year of seasons) {
    const response = await page.goto(`/standings/${year}/${path}`);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    expect(await page.title()).toContain(`${year} ${title}`);
    const heading = page.getByRole("heading", { level: 1 });
    expect(await heading.allInnerTexts()).toEqual([`${year} Formula 1 standings`]);
    const lacksChampionship = year < 1958 && path.startsWith("constructors/");
    expect(await shown(page)).toBe(lacksChampionship ? "no championship" : "facts");
  }
  expect(problems).toEqual([]);
});

/** What a standings page has to show: facts, the word that there was no championship, or a note that it has none. */
async function shown(page: Page): Promise<"facts" | "no championship" | "note"> {
  const content = await page.locator("main").innerText();
  if (content.includes("There was no constructors' championship before 1958")) return "no championship";
  const drawn = await page.locator("main").locator("table, svg, canvas").count();
  const noted = /No .* available|Failed to load|not in this archive/.test(content);
  return drawn > 0 && !noted ? "facts" : "note";
}
