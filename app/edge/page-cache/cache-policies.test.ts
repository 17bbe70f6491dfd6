import { expect, test } from "vitest";
import { cacheHeaders, cachePolicies, pageKind, cacheTags } from "./cache-policies.ts";

const presentMs = Date.parse("2026-08-01T12:00:00Z");
const inDays = (days: number) => presentMs + days * 86_400_000;

test("a completed season is settled, even during a race weekend", () => {
  expect(pageKind({ season: 2025, presentMs, nextRaceMs: inDays(1) })).toBe("settled");
  expect(pageKind({ season: 1950, presentMs, nextRaceMs: null })).toBe("settled");
});

test("the current season is live from three days before a race until it is over", () => {
  expect(pageKind({ season: 2026, presentMs, nextRaceMs: inDays(3.1) })).toBe("current");
  expect(pageKind({ season: 2026, presentMs, nextRaceMs: inDays(2.9) })).toBe("live");
  expect(pageKind({ season: undefined, presentMs, nextRaceMs: inDays(-0.1) })).toBe("live");
  expect(pageKind({ season: undefined, presentMs, nextRaceMs: null })).toBe("current");
});

test("browsers and Cloudflare get lifetimes in headers of their own", () => {
  expect(cacheHeaders(cachePolicies.current, ["page", "teams"])).toEqual({
    "cache-control": "public, max-age=60",
    "cloudflare-cdn-cache-control":
      "public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800",
    "cache-tag": "page,teams",
  });
});

test.each([
  ["/", ["page", "archive-7", "home"]],
  ["/records/", ["page", "archive-7", "records"]],
  ["/standings/2025/drivers/graph", ["page", "archive-7", "standings", "standings-2025"]],
])("%s has its tags", (path, tags) => {
  expect(cacheTags(path, "7")).toEqual(tags);
});
