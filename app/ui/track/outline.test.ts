import { expect, test } from "vitest";
import { fittedOutline, partsOf, type Point, spotOn } from "./outline.ts";

const frame = { width: 300, height: 200, marginX: 50, marginY: 50 };

/** x and y of the corners of a rectangle of so many metres, from its south-west corner anticlockwise. */
function rectangle(width: number, height: number): Array<number> {
  return [0, 0, width, 0, width, height, 0, height];
}

function rounded(points: ReadonlyArray<Point>): Array<Point> {
  return points.map(([x, y]) => [Math.round(x) + 0, Math.round(y) + 0]);
}

test("an outline that fits is drawn as large as its frame allows, north at the top", () => {
  const { points, turned } = fittedOutline(rectangle(2000, 1000), frame);
  expect(turned).toBe(0);
  expect(rounded(points)).toEqual([
    [50, 150],
    [250, 150],
    [250, 50],
    [50, 50],
  ]);
});

test("an outline that is higher than wide is turned to fill its frame", () => {
  const { points, turned } = fittedOutline(rectangle(500, 1000), frame);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  expect(Math.abs(turned)).toBeGreaterThan(60);
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(180);
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(50 - 1e-9);
  expect(Math.max(...ys)).toBeLessThanOrEqual(150 + 1e-9);
});

/** Twice the signed area: its sign tells clockwise from anticlockwise. */
function area(points: ReadonlyArray<Point>): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
}

test("turning keeps the direction of travel", () => {
  expect(Math.sign(area(fittedOutline(rectangle(500, 1000), frame).points))).toBe(
    Math.sign(area(fittedOutline(rectangle(2000, 1000), frame).points)),
  );
});

test("each mini-sector ends where the next begins, and the last at the line", () => {
  const points: Array<Point> = [0, 1, 2, 3, 4].map((x) => [x, 0]);
  const parts = partsOf(points, [0, 2, 3]);
  expect(parts.map((part) => part.map(([x]) => x))).toEqual([
    [0, 1, 2],
    [2, 3],
    [3, 4, 0],
  ]);
});

test("a spot on the track has the direction of travel", () => {
  const part: Array<Point> = [
    [0, 0],
    [10, 0],
    [20, 0],
    [30, 0],
  ];
  expect(spotOn(part, 0)).toEqual({ at: [0, 0], along: [1, 0] });
  expect(spotOn(part, 0.5)).toEqual({ at: [10, 0], along: [1, 0] });
  expect(spotOn([[0, 0]], 0)).toBeNull();
  expect(spotOn([], 0)).toBeNull();
});
