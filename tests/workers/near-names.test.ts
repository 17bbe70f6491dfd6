import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Served } from "../../scripts/lib/serve.ts";
import { startTestSite } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

let site: Served;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

/**
 * A page that is not found. A driver's is only when the archive answers at once, for which a busy machine may need
 * another try.
 */
async function notFound(path: string): Promise<string> {
  const text = await vi.waitFor(
    async () => {
      const response = await fetch(new URL(path, site.url));
      expect(response.status).toBe(404);
      return response.text();
    },
    { timeout: 10_000 },
  );
  expect(text).toContain("<title>Not Found | F1 Statistics</title>");
  expect(text).toMatch(/<meta name="robots" content="noindex"/);
  expect(text).toContain("<h1>Not Found</h1>");
  return text;
}

/** The addresses that a page's links lead to. */
function links(text: string): Array<string> {
  return [...text.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) => href);
}

test.each([
  ["/driver/max_verstapen/", "/driver/max_verstappen/"],
  ["/driver/max_verstapen/charts", "/driver/max_verstappen/"],
  ["/driver/hamilton/", "/driver/lewis_hamilton/"],
  ["/driver/r%C3%A4ikk%C3%B6nen/", "/driver/kimi_raikkonen/"],
  ["/teams/redbull/", "/teams/red_bull/"],
  ["/teams/mercedess/championship", "/teams/mercedes/"],
])("%s is not found and offers %s", async (path, near) => {
  expect(links(await notFound(path))).toContain(near);
});

test("who is meant stands in the colour of the team, with what was won", async () => {
  const text = await notFound("/driver/max_verstapen/");
  const card = text.slice(text.indexOf("Did you mean"));
  expect(card).toMatch(/<li class="team-band [^"]*\bteam-[0-9a-f]{6}/);
  expect(card.slice(0, card.indexOf("</li>")).replaceAll(/<[^>]*>/g, "")).toMatch(
    /Max Verstappen.*\d titles · \d+ wins/,
  );
});

test("of many who may be meant at most five are offered, and no list of names is sent", async () => {
  const text = await notFound("/driver/john/");
  const offered = links(text).filter((href) => /^\/driver\/(?!max_verstappen)/.test(href));
  expect(offered.length).toBeGreaterThan(1);
  expect(offered.length).toBeLessThanOrEqual(5);
  expect(text).not.toContain("kimi_raikkonen");
});

test("what resembles no name is not found without offers", async () => {
  const text = await notFound("/driver/nobody_at_all/");
  expect(text).toContain("Nobody At All");
  expect(text).not.toContain("Did you mean");
});

test("a name that is no text is shown as far as it can be", async () => {
  const text = await notFound("/teams/%3Cb%3Ea%00b/");
  expect(text).not.toContain("<b>a");
});

test("a page is not found also while the names cannot be had", async () => {
  await using upstream = await startUpstream((path) =>
    path === "/api/teams" ? { status: 500, body: "{}" } : { body: "[]" },
  );
  await using limping = await startTestSite({ API_BASE_URL: upstream.url });
  const response = await fetch(`${limping.url}/teams/mclarren/`);
  expect(response.status).toBe(404);
  const text = await response.text();
  expect(text).toContain("Mclarren");
  expect(text).not.toContain("leads the championship");
});
