import { expect, test } from "vitest";
import { constructorsNotes, driversNotes } from "./notes.ts";

test("the Indianapolis 500 counted for drivers until 1960, and never for makes", () => {
  expect(driversNotes(1950)).toEqual(["The Indianapolis 500 counted for the championship."]);
  expect(driversNotes(1961)).toEqual([]);
  expect(constructorsNotes(1957)).toEqual([]);
  expect(constructorsNotes(1958)).toEqual(["The Indianapolis 500 did not count for makes."]);
});

test("races with half points are noted under both tables", () => {
  const note = "Half points in Malaysia: the race was stopped before three quarters of its distance.";
  expect(driversNotes(2009)).toEqual([note]);
  expect(constructorsNotes(2009)).toEqual([note]);
});

test("a decision is noted under the table it was about", () => {
  expect(driversNotes(1997)[0]).toMatch(/^Michael Schumacher was excluded/);
  expect(constructorsNotes(1997)).toEqual([]);
  expect(constructorsNotes(2007)).toHaveLength(1);
  expect(driversNotes(2007)).toEqual([]);
});
