import { expect, test } from "vitest";
import { leastStopSeconds, visitsWithField } from "./pit-stops.ts";

/** Visits of cars 1, 2, 3 … at the end of a lap, each so long in the pit lane. */
function visits(lap: number, seconds: ReadonlyArray<number | null>) {
  return seconds.map((laneSeconds, index) => ({ car: index + 1, lap, laneSeconds }));
}

const twelveCars = Array.from({ length: 12 }, () => 50);

test("a field led through the pit lane has not stopped, except for the cars that stood", () => {
  const led = visits(3, [14, 14.2, 15, 13.9, 16, 14.1, 14.4, 14, 15.2, 14.3, 19.7, 22.3]);
  const found = visitsWithField(led, twelveCars);
  expect(led.filter((visit) => !found.has(visit)).map(({ car }) => car)).toEqual([11, 12]);
  expect(new Set(found.values())).toEqual(new Set(["led"]));
});

test("nine in ten cars are the field; fewer are individual stops", () => {
  const field = visits(
    3,
    twelveCars.map(() => 22),
  );
  expect(visitsWithField(field.slice(1), twelveCars).size).toBe(11);
  expect(visitsWithField(field.slice(2), twelveCars).size).toBe(0);
  expect(visitsWithField(field.slice(6), twelveCars.slice(0, 6)).size).toBe(0);
});

test("cars that were out of the race are not waited for", () => {
  const laps = [...twelveCars, 1, 2, 2];
  expect(
    visitsWithField(
      visits(
        3,
        twelveCars.map(() => 14),
      ),
      laps,
    ).size,
  ).toBe(12);
});

test("waiting under a red flag is not a stop; one car alone in the pit lane for long is", () => {
  const redFlag = visits(8, [1436, 1440, 1450, 1441, 22.8]);
  const found = visitsWithField([...redFlag, ...visits(20, [400])], twelveCars);
  expect([...found]).toEqual(redFlag.slice(0, 4).map((visit) => [visit, "waited"]));
});

test("an unrecorded time is taken to be that of the others", () => {
  const led = visits(3, [null, ...twelveCars.slice(1).map(() => 14)]);
  expect(visitsWithField(led, twelveCars).size).toBe(12);
});

test("a stop is at least as long as the quickest that changed tyres, or as most visits, less what standing takes", () => {
  expect(leastStopSeconds(visits(9, [23, 22.5, 19, 23.4]), visits(9, [22.5]))).toBe(21);
  expect(leastStopSeconds(visits(9, [23, 22.4, 19, 23.4, 30]), visits(9, [30]))).toBe(21.5);
  expect(leastStopSeconds([], [])).toBe(Number.POSITIVE_INFINITY);
});
