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
