import type { Page } from "playwright";
import { expect, test } from "vitest";
import { hydrated } from "../support/browser.ts";
import { siteInBrowser } from "../support/site-in-browser.ts";
import { startTestSite } from "../support/site.ts";

const { site, openPage } = siteInBrowser();

/** Waits until a page is kept, which it is when its files are. */
async function kept(page: Page, path: string): Promise<void> {
  const isKept = () =>
    page.evaluate(async (wanted) => Boolean(await caches.match(wanted, { ignoreVary: true })), path);
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}

test("the site can be installed: its manifest names pictures that are there, in their sizes", async () => {
  const page = await (await fetch(`${site().url}/`)).text();
  const [, address = ""] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? [];
  const manifest = await (await fetch(new URL(address, site().url))).json();
  expect(manifest).toMatchObject({ start_url: "/", display: "standalone", theme_color: "#E10600" });
  for (const { src, sizes, type } of manifest.icons) {
    const response = await fetch(new URL(src, site().url));
    expect([src, response.headers.get("content-type")]).toEqual([src, type]);
    const bytes = new DataView(await response.arrayBuffer());
    const size = type === "image/png" ? `${bytes.getUint32(16)}x${bytes.getUint32(20)}` : "any";
    expect([src, size]).toEqual([src, sizes]);
  }
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === "maskable")).toBe(true);
});

test("pages that were seen are read without a connection, with their age, and others are named", async () => {
  await using ownSite = await startTestSite();
  await using watched = await openPage({ baseURL: ownSite.url });
  const { page, problems } = watched;
  await page.goto("/driver/max_verstappen/");
  await kept(page, "/driver/max_verstappen/");
  // Opened by a link, so that the whole page is asked for only to be kept.
  await page.getByRole("link", { name: "Red Bull" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Red Bull" }).waitFor();
  await kept(page, "/teams/red_bull/");
  await page.evaluate(() => fetch("/api/drivers"));
  expect(await page.evaluate(async () => caches.match("/api/drivers", { ignoreVary: true }))).toBeUndefined();
  expect(problems).toEqual([]);

  // Nobody answers from here on.
  await ownSite.stop();
  await page.context().setOffline(true);
  await page.goto("/driver/max_verstappen/");
  await hydrated(page);
  const note = page.getByRole("status").filter({ hasText: "You are offline" });
  await note.waitFor();
  expect(await note.innerText()).toMatch(/This page is from \w+ \d+ \w+ \d{4}, \d\d:\d\d .+ \(.+ ago\)\./);
  expect(await page.getByRole("table").locator("tbody tr").count()).toBeGreaterThan(20);
  // The styles and scripts are there, and the policy that came with the page lets them in.
  await page.getByRole("radio", { name: "Dark" }).first().check({ force: true });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");

  await page.getByRole("link", { name: "Red Bull" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Red Bull" }).waitFor();
  await note.waitFor();
  await page.goto("/circuits/monza/");
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("You are offline");
  expect(await page.getByRole("link", { name: "Max Verstappen" }).getAttribute("href")).toBe(
    "/driver/max_verstappen/",
  );
  expect(await page.getByRole("link", { name: "Red Bull" }).getAttribute("href")).toBe("/teams/red_bull/");
  expect(problems.filter((problem) => /Content Security Policy|hydrat/i.test(problem))).toEqual([]);
});
