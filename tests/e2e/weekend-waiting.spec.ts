import { startTestApi } from "../support/api.ts";
import { expect, hydrated, test } from "../support/browser-test.ts";
import { startLocalServer } from "../support/start-local-server.ts";
import { startTestSite } from "../support/site.ts";
import { realAnswer, startUpstream } from "../support/upstream.ts";

test("while a weekend's facts are late its heading and a skeleton stand, in the stream and on the way to another round", async ({
  openPage,
}) => {
  test.setTimeout(90_000);
  await using api = await startTestApi();
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await using upstream = await startUpstream(async (path) => {
    // What else the page asks for is answered: more calls without an answer would open the circuit breaker.
    if (/\/races\/2025\/[23](?:\/results|$)/.test(path)) await held;
    return realAnswer(api, path);
  });
  await using site = await startTestSite({ API_BASE_URL: upstream.url, CACHE: "off" });
  const { page } = await openPage({
    baseURL: site.url,
    // A headless browser is taken for a crawler, which gets the page in one piece.
    userAgent: "Mozilla/5.0 Chrome/156.0",
    // What compresses answers on a test site holds the beginning back until the end is there.
    extraHTTPHeaders: { "accept-encoding": "identity" },
  });

  await page.goto("/race/2025/2/race/results", { waitUntil: "commit" });
  const heading = page.getByRole("heading", { level: 1 });
  const skeleton = page.locator(".table-section[aria-busy=true]");
  await expect(heading).toContainText("Chinese Grand Prix");
  await expect(skeleton).toBeVisible();

  await page.goto("/race/2025/1/race/results");
  await hydrated(page);
  await expect(heading).toContainText("Australian Grand Prix");
  await page
    .getByRole("navigation", { name: "Races before and after" })
    .getByRole("link", { name: "2025, round 2 Chinese Grand Prix" })
    .click();
  await expect(heading).toContainText("Chinese Grand Prix");
  await expect(skeleton).toBeVisible();
  answer();
  await expect(page.getByRole("table").getByRole("link", { name: "Oscar Piastri" })).toBeVisible();
  await expect(skeleton).toHaveCount(0);
});

test(
  "a browser sees the beginning of a page that `npm start` serves before its facts are there",
  { tag: "@deep" },
  async ({ openPage }) => {
    test.setTimeout(90_000);
    await using api = await startTestApi();
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await using upstream = await startUpstream(async (path) => {
      if (path.startsWith("/api/teams/ferrari/")) await held;
      return realAnswer(api, path);
    });
    await using site = await startLocalServer({ API_BASE_URL: upstream.url, CACHE: "off" });
    const { page } = await openPage({ baseURL: site.url, userAgent: "Mozilla/5.0 Chrome/156.0" });
    await page.goto("/teams/ferrari/", { waitUntil: "commit" });
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.locator("[aria-busy=true]").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Charles Leclerc" })).toHaveCount(0);
    answer();
    await expect(page.getByRole("link", { name: "Charles Leclerc" }).first()).toBeVisible();
  },
);
