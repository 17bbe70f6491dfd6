import { expect, test } from "vitest";
import type { Point } from "#app/ui/track/outline.ts";
import { alongOutline, betweenOnOutline } from "./lap-map.tsx";

const square: ReadonlyArray<Point> = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test("a share of the lap is a share of the way along the outline, closed at the start", () => {
  expect(alongOutline(square, 0)).toEqual([0, 0]);
  expect(alongOutline(square, 0.125)).toEqual([5, 0]);
  expect(alongOutline(square, 0.875)).toEqual([0, 5]);
  expect(alongOutline(square, 1)).toEqual([0, 0]);
  expect(alongOutline([], 0.5)).toBeNull();
});

test("a part of the lap has the corners between its ends", () => {
  expect(betweenOnOutline(square, 0.125, 0.375)).toEqual([
    [5, 0],
    [10, 0],
    [10, 5],
  ]);
});
