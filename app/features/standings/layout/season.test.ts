import { isNotFound, isRedirect } from "@tanstack/react-router";
import { expect, test } from "vitest";
import type { ArchiveInfo } from "#contract/archive.ts";
import { isSeason, requireSeason, pageOf, seasonsOf } from "./season.ts";
import { championshipSeasons } from "#app/data/calendar-seasons.ts";

/** An archive with the calendar up to a season. */
function archiveUpTo(last: number): ArchiveInfo {
  return {
    version: "1",
    source: "F1DB",
    licence: "CC BY 4.0",
    imported_at: "2026-11-20T12:00:00.000Z",
    extent: "full",
    last_race: null,
    coverage: [{ kind: "calendar", from: 1950, to: last }],
  };
}

/** What the guard throws for an address; null where it lets it pass. The archive has the calendar up to 2026 and one season more. */
async function thrownAt(
  year: string,
  pathname: string,
  search: Record<string, unknown> = {},
): Promise<unknown> {
  const value = archiveUpTo(championshipSeasons.last + 1);
  const location = { pathname, search, searchStr: "", hash: "", href: pathname, publicHref: pathname };
  try {
    await requireSeason(year, { ...location, external: false, state: { __TSR_index: 0 } }, async () => ({
      available: true,
      value,
    }));
    return null;
  } catch (thrown) {
    return thrown;
  }
}

test("the seasons go from the first championship to the last calendar, the archive's if that is later", () => {
  expect(seasonsOf(null)).toEqual(championshipSeasons);
  expect(seasonsOf({ available: false })).toEqual(championshipSeasons);
  expect(seasonsOf({ available: true, value: archiveUpTo(2020) })).toEqual(championshipSeasons);
  expect(seasonsOf({ available: true, value: archiveUpTo(2050) }).last).toBe(2050);
});

test("a year is that of a season as an address writes it", () => {
  const years = ["1949", "1950", "2026", "2027", "02025", "abcd"];
  expect(years.filter((year) => isSeason(year, { first: 1950, last: 2026 }))).toEqual(["1950", "2026"]);
});

test("a year without a championship is not found, and the nearest season is named", async () => {
  const first = await thrownAt("1949", "/standings/1949/drivers/overview");
  expect(isNotFound(first) && first.data).toMatchObject({ nearest: 1950 });
  const far = await thrownAt("2999", "/standings/2999/drivers/overview");
  expect(isNotFound(far) && far.data).toMatchObject({ nearest: championshipSeasons.last + 1 });
});

test("a season whose calendar only the archive has is found", async () => {
  const next = String(championshipSeasons.last + 1);
  expect(await thrownAt(next, `/standings/${next}/drivers/overview`)).toBeNull();
});

test("a season that was picked without scripts is led to, on the same page and with its search", async () => {
  const thrown = await thrownAt("2025", "/standings/2025/drivers/graph", {
    season: "1988",
    highlight: "ayrton_senna",
  });
  expect(isRedirect(thrown) && thrown.options.href).toBe(
    "/standings/1988/drivers/graph?highlight=ayrton_senna",
  );
  expect(await thrownAt("2025", "/standings/2025/drivers/graph", { highlight: "x" })).toBeNull();
});

test("a page is what stands below the season", () => {
  expect(pageOf("/standings/2025/drivers/graph")).toBe("drivers/graph");
  expect(pageOf("/standings/2025/drivers/graph/")).toBe("drivers/graph");
  expect(pageOf("/standings/2025")).toBe("");
});
