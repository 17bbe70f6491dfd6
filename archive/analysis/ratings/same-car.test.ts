import { expect, test } from "vitest";
import { chanceOfAhead, chanceOfBetter } from "./same-car.ts";

test("who is better is as sure as the difference is large beside its deviation", () => {
  expect(chanceOfBetter({ mean: 0, deviation: 0.3 })).toBeCloseTo(0.5, 6);
  // The normal distribution's own table.
  expect(chanceOfBetter({ mean: 1, deviation: 1 })).toBeCloseTo(0.841_345, 6);
  expect(chanceOfBetter({ mean: -1.96, deviation: 1 })).toBeCloseTo(0.024_998, 6);
});

test("a race in equal cars is e to the difference to one, and nearer to even the less is known", () => {
  expect(chanceOfAhead({ mean: Math.log(3), deviation: 1e-9 })).toBeCloseTo(0.75, 6);
  expect(chanceOfAhead({ mean: 0, deviation: 2 })).toBeCloseTo(0.5, 6);
  const unsure = chanceOfAhead({ mean: Math.log(3), deviation: 1 });
  expect(unsure).toBeLessThan(0.75);
  expect(unsure).toBeGreaterThan(0.5);
  // Beside the other driver's chance it is all there is.
  expect(unsure + chanceOfAhead({ mean: -Math.log(3), deviation: 1 })).toBeCloseTo(1, 9);
});
