import { expect, test } from "vitest";
import { mean, median } from "./head-to-head.ts";

test("the median of an odd number is the one in the middle, whatever the order", () => {
  expect(median([10, -1, 3])).toBe(3);
  expect(median([7])).toBe(7);
});

test("the median of an even number is midway between the two in the middle", () => {
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(median([1, 2])).toBe(1.5);
});

test("the mean counts every value", () => {
  expect(mean([10, -1, 3])).toBe(4);
});

test("of nothing there is neither", () => {
  expect(median([])).toBeNull();
  expect(mean([])).toBeNull();
});
