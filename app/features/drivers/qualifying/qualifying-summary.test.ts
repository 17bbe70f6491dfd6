import { expect, test } from "vitest";
import { comparison, leftOut, result } from "./qualifying-testing.ts";
import { qualifyingFigures } from "./qualifying-summary.tsx";

function valuesOf(...given: Parameters<typeof qualifyingFigures>): Record<string, string> {
  return Object.fromEntries(qualifyingFigures(...given).map(({ label, value }) => [label, value]));
}

test("places are those of qualifyings for Grands Prix: sprints and those without a place are left out", () => {
  const results = [
    result({ year: 2024, position: 1 }),
    result({ year: 2024, session_type: "SQ", position: 1 }),
    result({ year: 2024, position: null, status: "DNQ" }),
    result({ year: 2023, position: 2 }),
    result({ year: 2023, position: 9 }),
  ];
  expect(valuesOf(results, [], 3)).toEqual({
    Poles: "3",
    Fastest: "1",
    "Top two": "2",
    "Average place": "4.00",
    "Best season": "1.00",
  });
});

test("a season of a few races is no best one", () => {
  const results = [
    result({ year: 1994, position: 1 }),
    ...[1, 1, 2].map((position) => result({ year: 1989, position })),
  ];
  expect(qualifyingFigures(results, [], 65)).toContainEqual({
    label: "Best season",
    value: "1.33",
    detail: "Average of 1989",
  });
});

test("the latest teammate is compared by who was faster, without sprint qualifying and without what is left out", () => {
  const comparisons = [
    comparison(),
    comparison({ gap: 0.2 }),
    comparison({ gap: -0.3 }),
    comparison({ session_type: "SQ" }),
    leftOut(),
    comparison({ teammate_id: "sebastian_vettel", teammate_name: "Sebastian Vettel" }),
  ];
  const figures = qualifyingFigures([result()], comparisons, 0);
  expect(figures.at(-1)).toEqual({ label: "v Sainz Jr.", value: "2–1", detail: "Median −0.145 s" });
});

test("who was never placed has no figures", () => {
  expect(qualifyingFigures([result({ position: null })], [], null)).toEqual([]);
});
