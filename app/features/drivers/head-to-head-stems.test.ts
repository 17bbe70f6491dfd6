import { expect, test } from "vitest";
import { crowdedOf, rowsOf, scaleOf, ticksOf } from "./head-to-head-stems.tsx";

const season = (year: number, rounds: number) =>
  Array.from({ length: rounds }, (_, index) => ({ year, round: index + 1, by: 1 }));

test("what fits one row stands in one, and what does not in a row for each season", () => {
  expect(rowsOf([...season(2015, 10), ...season(2016, 10)])).toHaveLength(1);
  expect(rowsOf([...season(2015, 19), ...season(2016, 21)]).map((row) => row.length)).toEqual([19, 21]);
});

test("a scale ends at a round value within which most stems lie", () => {
  expect(scaleOf([0.2, 0.1, 0.4, 0.05, 0.3])).toEqual({ edge: 0.4, hasFar: false });
  expect(scaleOf([1, 1, 2, 3, 18])).toEqual({ edge: 3, hasFar: true });
  // Not twice as long as the next: the scale holds it.
  expect(scaleOf([1, 1, 2, 3, 5.8])).toEqual({ edge: 6, hasFar: false });
  expect(scaleOf([0, 0]).edge).toBeGreaterThan(0);
});

test("a side has three ticks at most, and the last one where arrows begin", () => {
  expect(ticksOf(1.2)).toEqual([0.5, 1]);
  expect(ticksOf(0.4)).toEqual([0.2, 0.4]);
  expect(ticksOf(0.3)).toEqual([0.1, 0.2, 0.3]);
  expect(ticksOf(6)).toEqual([2, 4, 6]);
  for (const sizes of [
    [1, 1, 2, 3, 18],
    [0.1, 0.2, 2],
    [4, 4, 5, 5, 90],
    [0.013, 0.014, 0.9],
  ]) {
    const { edge, hasFar } = scaleOf([...sizes, ...sizes.slice(0, -1)]);
    expect(hasFar).toBe(true);
    expect(ticksOf(edge).at(-1)).toBe(edge);
  }
});

const stem = (x: number, side = 1) => ({ x, side, width: 35 });

test("on a small screen the longest stems beyond the scale have their values first", () => {
  expect([...crowdedOf([stem(65), stem(40)])]).toEqual([1]);
  // One that has no value itself takes no room from others: the first and the last are apart.
  expect([...crowdedOf([stem(40), stem(60), stem(80)])]).toEqual([1]);
  expect([...crowdedOf([stem(60), stem(40), stem(80)])]).toEqual([1, 2]);
  // Below the line nothing is in the way of what is above.
  expect([...crowdedOf([stem(40), stem(55, -1)])]).toEqual([]);
  // The ticks stand at the edge.
  expect([...crowdedOf([stem(5)])]).toEqual([0]);
});
