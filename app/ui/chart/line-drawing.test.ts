import { expect, test } from "vitest";
import { heightOf, labelDistance, pathOf, plot, spread, ticksTo } from "./line-drawing.tsx";

test("ticks are round, begin at nothing and are at most five", () => {
  expect(ticksTo(219)).toEqual([0, 50, 100, 150, 200]);
  expect(ticksTo(400)).toEqual([0, 100, 200, 300, 400]);
  expect(ticksTo(25)).toEqual([0, 10, 20]);
  expect(ticksTo(0)).toEqual([0]);
});

test("a line begins at nothing before the first stop, and breaks where a value is missing", () => {
  expect(pathOf([10, 20], 2, 20)).toBe(`M0 364L500 ${heightOf(10, 20)}L1000 16`);
  expect(pathOf([null, 20], 2, 20)).toBe("M1000 16");
  expect(pathOf([20, null, 20], 4, 20)).toBe("M0 364L250 16M750 16");
});

test("where names meet, one of more weight stays at its end", () => {
  const heavy = spread(
    [100, 101, 102, 103],
    360,
    () => 16,
    8,
    (index) => (index === 0 ? 50 : 1),
  );
  expect(heavy[0]).toBeGreaterThan(95);
  expect((heavy[3] ?? 0) - (heavy[0] ?? 0)).toBeCloseTo(48);
  expect(spread([100, 101, 102, 103], 360, () => 16)[0]).toBeLessThan(80);
});

test("names that would cover each other move apart, and stay inside the drawing", () => {
  expect(spread([50, 200])).toEqual([50, 200]);
  const close = spread([100, 101, 102]);
  expect((close[1] ?? 0) - (close[0] ?? 0)).toBeGreaterThanOrEqual(labelDistance(1));
  expect((close[2] ?? 0) - (close[1] ?? 0)).toBeGreaterThanOrEqual(labelDistance(2));
  // The middle one stays, the others give way to both sides.
  expect(close[1]).toBeCloseTo(101, 0);
  expect(spread([50, 200, 201])[0]).toBe(50);
  const low = spread(Array.from({ length: 20 }, () => plot.bottom));
  expect(Math.max(...low)).toBeLessThanOrEqual(plot.bottom + 6);
  expect(new Set(low.map(Math.round)).size).toBe(20);
});
