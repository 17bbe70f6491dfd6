import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ResultRow } from "#contract/results.ts";
import type { ApiResult } from "#app/data/api-query.ts";
import { result } from "#app/features/results/result-testing.ts";
import type { Coverage } from "./coverage.ts";
import { CoveredResults } from "./coverage-note.tsx";

const partly: Coverage = { of: "some", held: { from: 2025, to: 2026 } };

/** What a reader sees, without markup. */
function text(
  facts: ApiResult<Array<ResultRow>>,
  coverage: Coverage,
  shows: "results" | "figures" = "results",
) {
  const markup = renderToStaticMarkup(
    <CoveredResults facts={facts} coverage={coverage} shows={shows}>
      {(rows) => `[${rows.length} rows]`}
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

test("facts that could not be had are noted, whatever the archive holds", () => {
  expect(text({ available: false }, { of: "all" })).toBe(note);
  expect(text({ available: false }, { of: "none" })).toBe(note);
});

test("no results in an archive that covers the career are noted", () => {
  expect(text(none, { of: "all" })).toBe(note);
});

test("results that the archive lacks are never a zero", () => {
  const lacking = "These results are not available yet.";
  expect(text(none, { of: "none" })).toBe(lacking);
  expect(text(none, partly)).toBe(lacking);
});

test("results of a part of a career come with the seasons that are held", () => {
  expect(text(some, partly)).toBe("Only race results of 2025 to 2026 are available so far.[1 rows]");
  expect(text(some, { of: "some", held: { from: 2026, to: 2026 } })).toContain("race results of 2026 are");
});

test("figures over a part of a career say that they are", () => {
  expect(text(some, partly, "figures")).toContain("These figures cover 2025 to 2026 only");
});
