import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ResultRow } from "#contract/results.ts";
import type { ApiResult } from "#app/data/api-query.ts";
import { result } from "#app/features/sample-rows-testing.ts";
import { type Coverage, CoveredResults, careerOf, coverageOf } from "./coverage.tsx";
import type { ArchiveInfo } from "#contract/archive.ts";

const partly: Coverage = { of: "some", held: { from: 2025, to: 2026 } };

/** What a reader sees, without markup. */
function text(
  facts: ApiResult<Array<ResultRow>>,
  coverage: Coverage,
  shows: "results" | "figures" = "results",
) {
  const markup = renderToStaticMarkup(
    <CoveredResults facts={facts} coverage={coverage} shows={shows} instead="[the career]">
      {(rows, said = "") => `${said}[${rows.length} rows]`}
    </CoveredResults>,
  );
  return markup.replaceAll(/<[^>]+>/g, "");
}

const some: ApiResult<Array<ResultRow>> = { available: true, value: [result()] };
const none: ApiResult<Array<ResultRow>> = { available: true, value: [] };
const note = "No race results available for this driver.";

test("results that are there are shown without a word", () => {
  expect(text(some, { of: "all" })).toBe("[1 rows]");
});

test("facts that could not be had are noted, unless the archive has none of them", () => {
  expect(text({ available: false }, { of: "all" })).toBe(note);
  expect(text({ available: false }, partly)).toBe(note);
  expect(text({ available: false }, { of: "unknown" })).toBe(note);
  expect(text({ available: false }, { of: "none" })).toBe("[the career]");
});

test("no results in an archive that covers the career are noted", () => {
  expect(text(none, { of: "all" })).toBe(note);
});

test("in place of results that the archive lacks stands what it has, never a zero", () => {
  expect(text(none, { of: "none" })).toBe("[the career]");
  expect(text(none, partly)).toBe("[the career]");
  expect(text(none, { of: "unknown" })).toBe("[the career]");
});

test("results of a part of a career come with the seasons that are held", () => {
  expect(text(some, partly)).toBe("Only race results of 2025 to 2026 are available so far.[1 rows]");
  expect(text(some, { of: "some", held: { from: 2026, to: 2026 } })).toContain("race results of 2026 are");
});

test("figures over a part of a career say that they are", () => {
  expect(text(some, partly, "figures")).toContain("These figures cover 2025 to 2026 only");
});

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
  expect(coverageOf(archive([{ from: 1950, to: 2026 }]), { from: 1950, to: 2026 })).toEqual({ of: "all" });
});

test("a career within the seasons that are held is covered", () => {
  expect(coverageOf(starter, { from: 2025, to: 2026 })).toEqual({ of: "all" });
});

test("a career that began earlier is covered in part, and the seasons held are named", () => {
  expect(coverageOf(starter, { from: 2015, to: 2026 })).toEqual({
    of: "some",
    held: { from: 2025, to: 2026 },
  });
});

test("a career that ended earlier is not covered", () => {
  expect(coverageOf(starter, { from: 1984, to: 1994 })).toEqual({ of: "none" });
});

test("an archive without race results covers no career", () => {
  expect(coverageOf(archive([]), { from: 2025, to: 2026 })).toEqual({ of: "none" });
});

test("what is not known is not called missing", () => {
  expect(coverageOf(null, { from: 1984, to: 1994 })).toEqual({ of: "unknown" });
  expect(coverageOf(starter, null)).toEqual({ of: "all" });
});

test("each kind of detail is covered by itself", () => {
  expect(coverageOf(starter, { from: 2025, to: 2026 }, "qualifying")).toEqual({ of: "none" });
  expect(coverageOf(starter, { from: 1984, to: 1994 }, "calendar")).toEqual({ of: "all" });
});

test("someone who never raced has no career", () => {
  expect(careerOf({ first_year: null, last_year: null })).toBeNull();
  expect(careerOf(null)).toBeNull();
  expect(careerOf({ first_year: 1984, last_year: 1994 })).toEqual({ from: 1984, to: 1994 });
});
