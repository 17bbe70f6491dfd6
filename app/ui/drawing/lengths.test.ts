import { expect, test } from "vitest";
import { linePath, percent, short } from "./lengths.ts";

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
