import { expect, test } from "vitest";
import { rowsOf } from "./head-to-head-stems.tsx";

const season = (year: number, rounds: number) =>
  Array.from({ length: rounds }, (_, index) => ({ year, round: index + 1, by: 1 }));

test("what fits one row stands in one, and what does not in a row for each season", () => {
  expect(rowsOf([...season(2015, 10), ...season(2016, 10)])).toHaveLength(1);
  expect(rowsOf([...season(2015, 19), ...season(2016, 21)]).map((row) => row.length)).toEqual([19, 21]);
});
