import { isNotFound, isRedirect } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { isSeason, knownSeason, pageOf, standingsSeasons } from "./season.ts";

/** What is thrown at an address; null when it passes. */
function thrownAt(year: string, pathname: string, search: Record<string, unknown> = {}): unknown {
  const location = { pathname, search, searchStr: "", hash: "", href: pathname, publicHref: pathname };
  try {
    knownSeason(year, { ...location, external: false, state: { __TSR_index: 0 } });
    return null;
  } catch (thrown) {
    return thrown;
  }
}

test("the seasons go from the first championship to the last calendar", () => {
  expect(standingsSeasons.first).toBe(1950);
  expect(standingsSeasons.last).toBeGreaterThanOrEqual(2026);
  expect(["1949", "1950", "2026", "02025", "abcd"].map(isSeason)).toEqual([false, true, true, false, false]);
});

test("a year without a championship is not found, and is named", () => {
  const thrown = thrownAt("1949", "/standings/1949/drivers/overview");
  expect(isNotFound(thrown) && thrown.data).toEqual({ year: "1949" });
});

test("a season that was picked without scripts is led to, on the same page and with its search", () => {
  const thrown = thrownAt("2025", "/standings/2025/drivers/graph", {
    season: "1988",
    highlight: "ayrton_senna",
  });
  expect(isRedirect(thrown) && thrown.options.href).toBe(
    "/standings/1988/drivers/graph?highlight=ayrton_senna",
  );
  expect(thrownAt("2025", "/standings/2025/drivers/graph", { highlight: "x" })).toBeNull();
});

test("a page is what stands below the season", () => {
  expect(pageOf("/standings/2025/drivers/graph")).toBe("drivers/graph");
  expect(pageOf("/standings/2025/drivers/graph/")).toBe("drivers/graph");
  expect(pageOf("/standings/2025")).toBe("");
});
