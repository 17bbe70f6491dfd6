import { expect, test } from "vitest";
import { constructorGross, driverGross } from "./gross-points.ts";
import type { Entry, Placing } from "./summaries.ts";
import { sampleEntry, samplePlacing } from "./testing/entries.ts";

function entry(race: number, position: number, points: number, more: Partial<Entry> = {}): Entry {
  return sampleEntry({
    race_id: race,
    year: 1964,
    display_order: position,
    position,
    position_text: String(position),
    points,
    ...more,
  });
}

function placing(year: number, points: number): Placing {
  return samplePlacing({ year, points });
}

test("1964: Graham Hill scored 41 points, of which 39 counted", () => {
  const results = [9, 3, 2, 6, 6, 6, 9].map((points, index) => entry(index + 1, 1, points));
  expect(driverGross(placing(1964, 39), results)).toBe(41);
});

test("where nothing was dropped, or every result counted, there are no other points", () => {
  expect(driverGross(placing(1964, 9), [entry(1, 1, 9)])).toBeNull();
  expect(driverGross(placing(2007, 0), [entry(1, 1, 10, { year: 2007 })])).toBeNull();
});

test("a hundredth that rounding thirds has made is not worth a word", () => {
  expect(driverGross(placing(1955, 3.33), [entry(1, 2, 2), entry(1, 3, 1.34)])).toBeNull();
});

test("a make has the points of its best car of each race", () => {
  const cars = [entry(1, 1, 9), entry(1, 2, 6), entry(2, 2, 6), entry(2, 7, 0)];
  expect(constructorGross(placing(1964, 9), cars)).toBe(15);
  expect(constructorGross(placing(1979, 9), cars)).toBeNull();
});

test("a make has no point for the fastest lap of the fifties, and 8 for a win in 1961", () => {
  const in1958 = [entry(1, 1, 9, { year: 1958 }), entry(2, 9, 1, { year: 1958 })];
  expect(constructorGross(placing(1958, 6), in1958)).toBe(8);
  expect(constructorGross(placing(1961, 6), [entry(1, 1, 9, { year: 1961 })])).toBe(8);
});
