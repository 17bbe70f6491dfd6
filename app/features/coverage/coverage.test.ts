import { expect, test } from "vitest";
import type { ArchiveInfo } from "#contract/archive.ts";
import { careerOf, raceCoverage } from "./coverage.ts";

/** An archive with the calendar since 1950 and race results of some seasons only. */
function archive(races: Array<{ from: number; to: number }>): ArchiveInfo {
  return {
    version: "1",
    source: "F1DB",
    licence: "CC BY 4.0",
    imported_at: "2026-11-20T12:00:00.000Z",
    extent: "starter",
    last_race: null,
    coverage: [
      { kind: "calendar", from: 1950, to: 2026 },
      ...races.map((seasons) => ({ kind: "race" as const, ...seasons })),
    ],
  };
}

const starter = archive([{ from: 2025, to: 2026 }]);

test("an archive of all seasons covers every career", () => {
  expect(raceCoverage(archive([{ from: 1950, to: 2026 }]), { from: 1950, to: 2026 })).toEqual({ of: "all" });
});

test("a career within the seasons that are held is covered", () => {
  expect(raceCoverage(starter, { from: 2025, to: 2026 })).toEqual({ of: "all" });
});

test("a career that began earlier is covered in part, and the seasons held are named", () => {
  expect(raceCoverage(starter, { from: 2015, to: 2026 })).toEqual({
    of: "some",
    held: { from: 2025, to: 2026 },
  });
});

test("a career that ended earlier is not covered", () => {
  expect(raceCoverage(starter, { from: 1984, to: 1994 })).toEqual({ of: "none" });
});

test("an archive without race results covers no career", () => {
  expect(raceCoverage(archive([]), { from: 2025, to: 2026 })).toEqual({ of: "none" });
});

test("what is not known is not called missing", () => {
  expect(raceCoverage(null, { from: 1984, to: 1994 })).toEqual({ of: "all" });
  expect(raceCoverage(starter, null)).toEqual({ of: "all" });
});

test("each kind of detail is covered by itself", () => {
  expect(raceCoverage(starter, { from: 2025, to: 2026 }, "qualifying")).toEqual({ of: "none" });
  expect(raceCoverage(starter, { from: 1984, to: 1994 }, "calendar")).toEqual({ of: "all" });
});

test("someone who never raced has no career", () => {
  expect(careerOf({ first_year: null, last_year: null })).toBeNull();
  expect(careerOf(null)).toBeNull();
  expect(careerOf({ first_year: 1984, last_year: 1994 })).toEqual({ from: 1984, to: 1994 });
});
