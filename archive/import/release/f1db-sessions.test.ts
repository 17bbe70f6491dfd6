import { expect, test } from "vitest";
import { statusText, type Ending } from "./f1db-sessions.ts";

function ending(given: Partial<Ending>): Ending {
  return { position: 5, positionText: "5", reasonRetired: null, gapLaps: null, ...given };
}

test("a car classified on the lead lap has finished", () => {
  expect(statusText(ending({}))).toBe("Finished");
});

test("laps behind are counted, with the singular for one", () => {
  expect(statusText(ending({ gapLaps: 1 }))).toBe("+1 Lap");
  expect(statusText(ending({ gapLaps: 2 }))).toBe("+2 Laps");
});

test("a reason for retirement is the status, also of a classified car", () => {
  expect(statusText(ending({ position: null, positionText: "DNF", reasonRetired: "Engine" }))).toBe("Engine");
  expect(statusText(ending({ reasonRetired: "Collision", gapLaps: 3 }))).toBe("Collision");
});

test("without a place and a reason the position text is the status, laps behind or not", () => {
  expect(statusText(ending({ position: null, positionText: "DNQ" }))).toBe("DNQ");
  expect(statusText(ending({ position: null, positionText: "NC", gapLaps: 21 }))).toBe("NC");
});
