import fc from "fast-check";
import { expect, test } from "vitest";
import { linePath, percent, roundStep, short, ticksBetween } from "./lengths.ts";

test("a share is a length in per cent, without digits that nobody sees", () => {
  expect(percent(0)).toBe("0%");
  expect(percent(1 / 3)).toBe("33.333%");
  expect(percent(1)).toBe("100%");
});

test("a coordinate has two decimals at most", () => {
  expect([12.3456, -0.5, 100].map(short)).toEqual(["12.35", "-0.5", "100"]);
});

test("a line moves to its first point and goes on to the others", () => {
  expect(
    linePath([
      [0, 1],
      [2.5, -3],
    ]),
  ).toBe("M0 1L2.5 -3");
  expect(linePath([])).toBe("");
});

test("an axis has round values, zero among them where it lies within", () => {
  expect(ticksBetween(-3.2, 9.7, 5)).toEqual([0, 5]);
  expect(ticksBetween(-12, 12, 5)).toEqual([-10, -5, 0, 5, 10]);
  expect(ticksBetween(0, 0.31, 4)).toEqual([0, 0.1, 0.2, 0.3]);
  expect(ticksBetween(0, 0.3, 3)).toEqual([0, 0.1, 0.2, 0.3]);
  expect(ticksBetween(283, 331, 5)).toEqual([290, 300, 310, 320, 330]);
});

test("a step is the next of one, two and five", () => {
  expect([0.3, 1, 1.1, 3, 7, 12].map(roundStep)).toEqual([0.5, 1, 2, 5, 10, 20]);
});

test("values lie within the range, at equal steps, and are not too many", () => {
  const axis = fc.tuple(
    fc.double({ min: -500, max: 500, noNaN: true }),
    fc.double({ min: 0.01, max: 500, noNaN: true }),
    fc.integer({ min: 2, max: 10 }),
  );
  fc.assert(
    fc.property(axis, ([from, size, most]) => {
      const ticks = ticksBetween(from, from + size, most);
      expect(ticks.length).toBeLessThanOrEqual(most + 1);
      for (const tick of ticks) {
        expect(tick).toBeGreaterThanOrEqual(from - 1e-6);
        expect(tick).toBeLessThanOrEqual(from + size + 1e-6);
      }
    }),
  );
});
