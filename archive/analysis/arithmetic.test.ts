import { expect, test } from "vitest";
import { byFigure, median, rounded } from "./arithmetic.ts";

test("the median is the middle one, or half way between the two in the middle", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNull();
});

test("rounding removes binary noise from a sum", () => {
  expect(rounded(0.1 + 0.2, 3)).toBe(0.3);
  expect(rounded(75.0964, 3)).toBe(75.096);
});

test("rows are sorted stably by a figure, those without one last in both directions", () => {
  const lines = [
    { name: "none", figure: null },
    { name: "two", figure: 2 },
    { name: "one", figure: 1 },
    { name: "two again", figure: 2 },
  ];
  const names = (direction: "least first" | "greatest first") =>
    byFigure(lines, (line) => line.figure, direction).map((line) => line.name);
  expect(names("least first")).toEqual(["one", "two", "two again", "none"]);
  expect(names("greatest first")).toEqual(["two", "two again", "one", "none"]);
});
