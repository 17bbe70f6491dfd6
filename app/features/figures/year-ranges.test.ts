import { expect, test } from "vitest";
import { yearRanges } from "./year-ranges.ts";

test("years in a row become a range, single years stand alone", () => {
  expect(yearRanges([1950, 1951, 1952, 1960, 1990, 1991])).toBe("1950–52, 1960, 1990–91");
});

test("a range across centuries names both", () => {
  expect(yearRanges([1999, 2000, 2001])).toBe("1999–2001");
  expect(yearRanges([2000, 2001])).toBe("2000–01");
});

test("no years make no text", () => {
  expect(yearRanges([])).toBe("");
});
