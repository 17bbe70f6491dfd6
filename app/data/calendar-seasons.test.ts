import { expect, test } from "vitest";
import type { ArchiveInfo } from "#contract/archive.ts";
import { calendarSeasons, nearestSeason } from "./calendar-seasons.ts";
import { nearestCovered } from "./nearest-covered.ts";

function archive(coverage: ArchiveInfo["coverage"]): ArchiveInfo {
  return {
    version: "1",
    source: "F1DB",
    licence: "CC BY 4.0",
    imported_at: "2026-11-20T12:00:00.000Z",
    extent: "starter",
    last_race: null,
    coverage,
  };
}

test("the calendar's seasons are those of its coverage, whatever else the archive contains", () => {
  const held = archive([
    { kind: "race", from: 2025, to: 2026 },
    { kind: "calendar", from: 1950, to: 2026 },
  ]);
  expect(calendarSeasons(held)).toEqual({ first: 1950, last: 2026 });
  expect(calendarSeasons(archive([]))).toBeNull();
});

test("a year outside the calendar maps to the nearest season", () => {
  const seasons = { first: 1950, last: 2026 };
  expect(nearestSeason(1900, seasons)).toBe(1950);
  expect(nearestSeason(2030, seasons)).toBe(2026);
  expect(nearestSeason(1988, seasons)).toBe(1988);
});

test("the nearest season with a detail is the one asked for, or an end of what is held", () => {
  const late = { kind: "race", from: 2025, to: 2026 } as const;
  expect(nearestCovered(archive([late]), 2026, "race")).toBe(2026);
  expect(nearestCovered(archive([late]), 1988, "race")).toBe(2025);
  expect(nearestCovered(archive([{ ...late, from: 1950, to: 1987 }, late]), 1988, "race")).toBe(1987);
  expect(nearestCovered(archive([late]), 1988, "qualifying")).toBeNull();
  expect(nearestCovered(null, 1988, "race")).toBeNull();
});
