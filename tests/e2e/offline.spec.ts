import type { Page } from "@playwright/test";
import { expect, hydrated, sharedSite, test } from "../support/browser-test.ts";
import { startTestSite } from "../support/site.ts";

/** Waits until a page is kept, which it is when its files are. */
async function kept(page: Page, path: string): Promise<void> {
  const isKept = () =>
    page.evaluate(async (wanted) => Boolean(await caches.match(wanted, { ignoreVary: true })), path);
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}

/** Asks for a page until its facts are in time: on a busy machine the first answers may not be, and no browser keeps those. */
async function answeredInTime(url: string): Promise<void> {
  const caching = async () => (await fetch(url, { method: "HEAD" })).headers.get("cache-control");
  await expect.poll(caching, { timeout: 20_000 }).not.toBe("no-store");
}

test("the site can be installed: its manifest names pictures that are there, in their sizes", async () => {
  const page = await (await fetch(`${sharedSite()}/`)).text();
  const [, address = ""] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? [];
  const manifest = await (await fetch(new URL(address, sharedSite()))).json();
  expect(manifest).toMatchObject({ start_url: "/", display: "standalone", theme_color: "#E10600" });
  for (const { src, sizes, type } of manifest.icons) {
    const response = await fetch(new URL(src, sharedSite()));
    expect([src, response.headers.get("content-type")]).toEqual([src, type]);
    const bytes = new DataView(await response.arrayBuffer());
    const size = type === "image/png" ? `${bytes.getUint32(16)}x${bytes.getUint32(20)}` : "any";
    expect([src, size]).toEqual([src, sizes]);
  }
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === "maskable")).toBe(true);
});

test(
  "pages that were seen are read without a connection, with their age, and others are named",
  { tag: "@deep" },
  async ({ openPage }) => {
    await using ownSite = await startTestSite();
    for (const path of ["/driver/max_verstappen/", "/teams/red_bull/"])
      await answeredInTime(`${ownSite.url}${path}`);
    const { page, problems } = await openPage({ baseURL: ownSite.url });
    await page.goto("/driver/max_verstappen/");
    await kept(page, "/driver/max_verstappen/");
    // Opened by a link, so that the whole page is asked for only to be kept.
    await page.getByRole("link", { name: "Red Bull" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Red Bull" }).waitFor();
    await kept(page, "/teams/red_bull/");
    await page.evaluate(() => fetch("/api/drivers"));
    expect(
      await page.evaluate(async () => caches.match("/api/drivers", { ignoreVary: true })),
    ).toBeUndefined();
    expect(problems).toEqual([]);

    // Nobody answers from here on.
    await ownSite.stop();
    await page.context().setOffline(true);
    await page.goto("/driver/max_verstappen/");
    await hydrated(page);
    const note = page.getByRole("status").filter({ hasText: "You are offline" });
    await note.waitFor();
    await expect(note).toHaveText(/This page is from \w+ \d+ \w+ \d{4}, \d\d:\d\d .+ \(.+ ago\)\./, {
      useInnerText: true,
    });
    await expect.poll(() => page.getByRole("table").locator("tbody tr").count()).toBeGreaterThan(20);
    // The styles and scripts are there, and the policy that came with the page lets them in.
    await page.getByRole("radio", { name: "Dark" }).first().check({ force: true });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");

    await page.getByRole("link", { name: "Red Bull" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Red Bull" }).waitFor();
    await note.waitFor();
    await page.goto("/circuits/monza/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline", {
      useInnerText: true,
    });
    // The connection may be back: this page does not watch for it.
    await expect(page.getByRole("link", { name: "Try again" })).toHaveJSProperty("href", page.url());
    await expect(page.getByRole("link", { name: "Max Verstappen" })).toHaveAttribute(
      "href",
      "/driver/max_verstappen/",
    );
    await expect(page.getByRole("link", { name: "Red Bull" })).toHaveAttribute("href", "/teams/red_bull/");
    expect(problems.filter((problem) => /Content Security Policy|hydrat/i.test(problem))).toEqual([]);
  },
);

test("the page that a visit began with is kept, though the reader went on at once", async ({ page }) => {
  await answeredInTime(`${sharedSite()}/circuits/monza/`);
  await page.goto("/circuits/monza/");
  await hydrated(page);
  await page.getByRole("navigation").first().getByRole("link", { name: "Races", exact: true }).click();
  await page.waitForURL(/\/races\//);
  await kept(page, "/circuits/monza/");
});

test("a page that cannot be loaded offline says so, and opens by itself when the connection is back", async ({
  page,
}) => {
  const thrown: Array<string> = [];
  page.on("pageerror", ({ message }) => thrown.push(message));
  await page.goto("/");
  await hydrated(page);
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Standings", exact: true }).first().click();
  await expect(page.getByText("You are offline. This page opens when the connection is back.")).toBeVisible();
  // What is loaded some seconds after a page has arrived waits for the connection, too.
  await page.waitForTimeout(4_000);
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/standings/);
  await expect(page.getByRole("table").first()).toBeVisible();
  expect(thrown).toEqual([]);
});

test("search that cannot be loaded offline leaves the reader on the site, and opens later", async ({
  page,
}) => {
  const thrown: Array<string> = [];
  page.on("pageerror", ({ message }) => thrown.push(message));
  await page.goto("/races/");
  await hydrated(page);
  await page.context().setOffline(true);
  await page.keyboard.press("Control+k");
  await expect(page.getByText("You are offline. This page opens when the connection is back.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
  await hydrated(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Races of/);
  expect(thrown).toEqual([]);
});

test("what a page loads when it is quiet is tried again where the connection came back meanwhile", async ({
  page,
}) => {
  const thrown: Array<string> = [];
  page.on("pageerror", ({ message }) => thrown.push(message));
  // The page has been reloaded for a missing module before, and is not reloaded again.
  await page.addInitScript(() => sessionStorage.setItem("module-reload", "1"));
  let requests = 0;
  await page.route(/record-visits/, async (route) => {
    requests += 1;
    await (requests === 1 ? route.abort("internetdisconnected") : route.continue());
  });
  await page.goto("/races/");
  await hydrated(page);
  await expect.poll(() => requests).toBe(2);
  await page.goto("/");
  expect(thrown).toEqual([]);
});

test("what a page loads when it is quiet is loaded later where the connection was lost", async ({ page }) => {
  const thrown: Array<string> = [];
  page.on("pageerror", ({ message }) => thrown.push(message));
  await page.goto("/");
  await hydrated(page);
  await page.context().setOffline(true);
  await page.waitForTimeout(4_000);
  await page.context().setOffline(false);
  const isKept = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  await expect.poll(isKept).toBe(true);
  expect(thrown).toEqual([]);
});
