import { formatPercent } from "#app/text/format.ts";
import { expect, test } from "vitest";
import { shareOf } from "./compared.tsx";

test("a share is of both together, in per cent", () => {
  expect(shareOf(3, 1)).toBe(75);
  expect(shareOf(0, 4)).toBe(0);
  expect(shareOf(4, 0)).toBe(100);
});

test("equal sides have exactly half each", () => {
  expect(shareOf(7, 7)).toBe(50);
});

test("of nothing there is no share", () => {
  expect(shareOf(0, 0)).toBeNull();
});

test("per cent are written with one decimal", () => {
  expect(formatPercent(shareOf(2, 1))).toBe("66.7%");
  expect(formatPercent(shareOf(1, 2))).toBe("33.3%");
  expect(formatPercent(shareOf(1, 1))).toBe("50.0%");
  expect(formatPercent(shareOf(1999, 1))).toBe("100.0%");
});

test("no share is a dash", () => {
  expect(formatPercent(null)).toBe("–");
});
