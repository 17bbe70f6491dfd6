import { expect, test } from "vitest";
import type { Total } from "./total.ts";
import { idleTotals, totalDifferences, totalInWords } from "./total-differences.ts";
import type { TotalExplanation } from "./total-explanations.ts";

function total(more: Partial<Total> = {}): Total {
  return { table: "drivers", year: 2021, who: "charles_leclerc", figure: "poles", value: 2, ...more };
}

const explanation: TotalExplanation = {
  year: 2021,
  table: "drivers",
  figure: "poles",
  amounts: { charles_leclerc: -1 },
  why: "did not start",
  source: "a book",
};
const career = { year: null };

function because(ours: Array<Total>, theirs: Array<Total>, by = [explanation]) {
  return totalDifferences(ours, theirs, by).map((difference) => difference.because);
}

test("equal totals, and those that differ by rounding, are no difference", () => {
  expect(totalDifferences([total()], [total()], [])).toEqual([]);
  expect(totalDifferences([total({ value: 5.14 })], [total({ value: 5.15 })], [])).toEqual([]);
});

test("what one side does not have is 0", () => {
  expect(totalDifferences([], [total({ value: 0 })], [])).toEqual([]);
  expect(totalDifferences([], [total()], [])).toMatchObject([{ ours: 0, theirs: 2 }]);
});

test("a season is explained by its season, its table, its driver, its figure and its amount", () => {
  expect(because([total({ value: 1 })], [total()])).toEqual([[explanation]]);
  expect(because([total({ value: 0 })], [total()])).toEqual([[]]);
  for (const other of [
    { year: 2022 },
    { table: "constructors" as const },
    { figure: "wins" as const },
    { who: "x" },
  ]) {
    expect(because([total({ value: 1, ...other })], [total(other)])).toEqual([[]]);
  }
});

test("a career is explained by all its seasons together", () => {
  const second = { ...explanation, year: 1996 };
  const ours = [total({ ...career, value: 25 })];
  const theirs = [total({ ...career, value: 27 })];
  expect(because(ours, theirs, [explanation, second])).toEqual([[explanation, second]]);
  expect(because(ours, theirs, [explanation])).toEqual([[]]);
});

test("an explanation is idle when someone it names has no such difference", () => {
  const found = totalDifferences([total({ value: 1 })], [total()], [explanation]);
  expect(idleTotals([explanation], found)).toEqual([]);
  const two = { ...explanation, amounts: { charles_leclerc: -1, carlos_sainz_jr: -1 } };
  expect(idleTotals([two], totalDifferences([total({ value: 1 })], [total()], [two]))).toEqual([two]);
  expect(idleTotals([explanation], [])).toEqual([explanation]);
});

test("a difference reads as a sentence", () => {
  const [found] = totalDifferences([total({ ...career, value: 26 })], [total({ ...career, value: 27 })], []);
  expect(found && totalInWords(found)).toBe("career of charles_leclerc: poles 26, in F1DB 27");
});
