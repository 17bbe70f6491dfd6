import { startLoopback } from "#archive/import/testing/loopback.ts";
import { expect, hydrated, sharedSite, test } from "../support/browser-test.ts";

/** Another site, whose only page holds some markup: of another origin, since its port is another. */
function startHost(markup: string) {
  return startLoopback((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Host</title>${markup}</html>`,
    );
  });
}

test("the markup beside a table shows that table alone in another site's page", async ({
  page,
  problems,
}) => {
  await page.goto("/standings/2025/drivers/overview?sort=wins.desc");
  await hydrated(page);
  await page.locator(".block-menu > summary").click();
  await page.locator(".embed-action > summary").click();
  const markup = (await page.locator(".embed-action textarea").inputValue()).replace(
    "https://f1.example",
    sharedSite(),
  );
  expect(markup).toMatch(
    /^<iframe src="http.+\/embed\/standings\/2025\/drivers\/overview\?sort=wins\.desc&amp;block=/,
  );
  await page.context().grantPermissions(["clipboard-write"]);
  await page.locator(".embed-action").getByRole("button", { name: "Copy" }).click();
  await expect(page.locator(".embed-action").getByRole("status")).toHaveText("Copied");

  await using host = await startHost(markup);
  await page.goto(host.url);
  const frame = page.frameLocator("iframe");
  const table = frame.getByRole("table");
  await table.waitFor();
  expect(await frame.locator("h1, nav, .site-header").count()).toBeGreaterThan(0);
  await expect(frame.locator(":is(h1, nav, .site-header):visible")).toHaveCount(0);
  await expect(table.locator("tbody tr").first()).toContainText("Max Verstappen", { useInnerText: true });
  const source = frame.locator(".embed-source a").first();
  expect(await source.getAttribute("href")).toMatch(
    /^(http.*)?\/standings\/2025\/drivers\/overview\?sort=wins\.desc$/,
  );
  const opened = page.context().waitForEvent("page");
  await table.getByRole("link", { name: "Max Verstappen" }).click();
  const outside = await opened;
  await outside.waitForURL("**/driver/max_verstappen/");
  expect(problems).toEqual([]);
});

test("the first click on a link of an embedded table that nobody has touched opens its page outside", async ({
  page,
  problems,
}) => {
  const address = "/embed/driver/max_verstappen/?block=driver-results";
  await page.goto(address);
  await hydrated(page);
  const opened = page.context().waitForEvent("page");
  await page.getByRole("table").getByRole("link", { name: "Red Bull" }).first().click();
  const outside = await opened;
  await outside.waitForURL("**/teams/red_bull/");
  expect(page.url()).toContain(address);
  expect(problems).toEqual([]);
});

test(
  "a chart is drawn in the theme that the address names, and its page may not be framed",
  { tag: "@deep" },
  async ({ page, problems }) => {
    const address = "/driver/lando_norris/charts";
    const answer = await page.goto(`/embed${address}?block=championship-points&theme=dark`);
    expect(answer?.headers()["content-security-policy"]).toContain("frame-ancestors *");
    expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
    await page.locator(".chart.embedded canvas").first().waitFor();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator(".chart:visible")).toHaveCount(1);
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(
      /\/driver\/lando_norris\/charts$/,
    );
    expect(problems).toEqual([]);
    const whole = await page.request.get(address);
    expect(whole.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
    // Commas in an address are written in two ways: neither leads to the other without end.
    const pair = await page.request.get(
      "/embed/compare/?ids=lando_norris,oscar_piastri&block=compare-circuits",
    );
    expect(pair.status()).toBe(200);
    const moved = await page.request.get("/embed/driver/Lando-Norris/charts?block=wins-and-podiums", {
      maxRedirects: 0,
    });
    expect(moved.headers().location).toBe(`/embed${address}?block=wins-and-podiums`);
  },
);

test("an embed without a page is named by its own address", async ({ page }) => {
  await page.goto("/embed/foo/");
  await hydrated(page);
  await expect(page.getByText("We have no page at /embed/foo/.")).toBeVisible();
  await expect(page.getByText("choose “Embed this”")).toBeVisible();
});
