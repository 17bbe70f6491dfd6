import { expect, test } from "vitest";
import { countText, sortText } from "./table-status.tsx";

const noun = ["result", "results"] as const;
const columns = [
  { id: "points", label: "Points", value: () => 0 },
  { id: "year", label: "Year", value: () => 0 },
];

test("all rows are counted, in words", () => {
  expect(countText(2571, 2571, noun)).toBe("2,571 results");
  expect(countText(1, 1, noun)).toBe("1 result");
});

test("after filtering the rows that are left are counted too", () => {
  expect(countText(12, 2571, noun)).toBe("12 of 2,571 results");
  expect(countText(0, 1, noun)).toBe("0 of 1 result");
});

test("the first of a ranking are counted as its top, also after filtering", () => {
  expect(countText(50, 50, ["season", "seasons"], 872)).toBe("Top 50 of 872 seasons");
  expect(countText(3, 50, noun, 2571)).toBe("3 of 2,571 results");
});

test("an unsorted table says nothing of an order", () => {
  expect(sortText([], columns)).toBe("");
});

test("sorted columns are named in the order in which they count", () => {
  const sorting = [
    { id: "points", desc: true },
    { id: "year", desc: false },
  ];
  expect(sortText(sorting, columns)).toBe("sorted by Points (descending), then Year (ascending)");
});
