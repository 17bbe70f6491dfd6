import { expect, test, vi } from "vitest";
import type { HeldRace } from "#contract/archive.ts";

// The Worker's environment; nothing in it is used here.
vi.mock("cloudflare:workers", () => ({ env: {}, waitUntil: () => {} }));
const { driverEntries, indexXml, lastChanges, mostAddresses, pagesXml, seasonEntries, weekendEntries } =
  await import("./sitemap.server.ts");

function race(more: Partial<HeldRace> = {}): HeldRace {
  return {
    year: 2025,
    round: 1,
    date_utc: "2025-03-16",
    run: true,
    classified: [],
    pit_stops: false,
    ...more,
  };
}

test("URLs are escaped", () => {
  const xml = pagesXml("https://f1.example", [{ path: `/races/?a=1&b=<'">`, changed: "2025-12-07" }]);
  expect(xml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      "<url><loc>https://f1.example/races/?a=1&amp;b=&lt;&apos;&quot;&gt;</loc><lastmod>2025-12-07</lastmod></url>\n" +
      "</urlset>\n",
  );
});

test("a page without a known change has no date", () => {
  expect(indexXml("https://f1.example", [{ path: "/a.xml", changed: null }])).toContain(
    "<sitemap><loc>https://f1.example/a.xml</loc></sitemap>",
  );
});

test("no file may have more URLs than search engines accept", () => {
  const pages = Array.from({ length: mostAddresses + 1 }, (_, index) => ({
    path: `/${index}`,
    changed: null,
  }));
  expect(() => pagesXml("", pages)).toThrow("has to be split");
});

test("a season last changed with its last race run", () => {
  const changes = lastChanges([
    race(),
    race({ round: 24, date_utc: "2025-12-07" }),
    race({ year: 2026, date_utc: "2026-03-08" }),
    race({ year: 2026, round: 2, date_utc: "2026-03-15", run: false }),
    race({ year: 2027, date_utc: "2027-03-08", run: false }),
  ]);
  expect(changes.ever).toBe("2026-03-08");
  expect([2025, 2026, 2027, null].map(changes.inSeason)).toEqual(["2025-12-07", "2026-03-08", null, null]);
});

test("drivers who never raced have no pages; pages of retired drivers no longer change", () => {
  const changes = lastChanges([race({ year: 1994, date_utc: "1994-11-13" }), race()]);
  const driver = {
    driver_id: "x",
    name: "X",
    last_name: "X",
    country: "Italy",
    first_year: 1984,
    last_year: 1994,
  };
  const entries = driverEntries(
    [driver, { ...driver, driver_id: "y", first_year: null, last_year: null }],
    changes,
  );
  expect(entries.map(({ path }) => path)).toEqual([
    "/driver/x/",
    "/driver/x/championship",
    "/driver/x/charts",
    "/driver/x/qualifying",
    "/driver/x/race_teammate",
    "/races/?driver=x",
  ]);
  expect(new Set(entries.map(({ changed }) => changed))).toEqual(new Set(["1994-11-13"]));
});

test("standings pages are listed if the archive has their data", () => {
  const info = {
    version: "1",
    source: "F1DB",
    licence: "CC BY 4.0",
    imported_at: "2026-11-20T12:00:00.000Z",
    extent: "starter" as const,
    last_race: null,
    coverage: [
      { kind: "standings" as const, from: 1950, to: 2026 },
      { kind: "qualifying" as const, from: 2025, to: 2026 },
    ],
  };
  const races = [race({ year: 1957 }), race({ year: 1990 }), race({ year: 2025 })];
  const listed = seasonEntries(races, info, lastChanges(races)).map(({ path }) => path);
  expect(listed).toEqual([
    "/races/?year=1957",
    "/standings/1957/drivers/overview",
    "/standings/1957/drivers/odds",
    "/standings/1957/rules",
    "/races/?year=1990",
    "/standings/1990/drivers/overview",
    "/standings/1990/drivers/odds",
    "/standings/1990/rules",
    "/standings/1990/constructors/overview",
    "/standings/1990/constructors/odds",
    "/races/?year=2025",
    "/standings/2025/drivers/overview",
    "/standings/2025/drivers/qualifyingChampionship",
    "/standings/2025/drivers/teammateHeadToHeadQualifying",
    "/standings/2025/drivers/teammateQualifyingGap",
    "/standings/2025/drivers/odds",
    "/standings/2025/rules",
    "/standings/2025/constructors/overview",
    "/standings/2025/constructors/odds",
  ]);
});

test("a weekend has the pages for which the archive has data", () => {
  const toCome = race({ round: 3, run: false });
  const old = race({ round: 2, classified: ["Q", "R", "WU"], pit_stops: true });
  const timing = [{ year: 2025, round: 1, session: "Q" as const, documents: ["dominance" as const] }];
  const listed = weekendEntries([race(), old, toCome], timing).map(({ path }) => path);
  expect(listed).toEqual([
    "/race/2025/1/race/results",
    "/race/2025/1/qualifying/team-track-dominance",
    "/race/2025/1/qualifying/driver-track-dominance",
    "/race/2025/2/race/results",
    "/race/2025/2/race/stints",
    "/race/2025/2/race/teammate-gap",
    "/race/2025/2/race/weekend-progression",
    "/race/2025/2/qualifying/results",
    "/race/2025/2/practice/wu",
    "/race/2025/3/race/results",
  ]);
  expect(weekendEntries([toCome], []).map(({ changed }) => changed)).toEqual([null]);
});
