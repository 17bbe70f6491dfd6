import { expect, test } from "vitest";
import { constructorsNotes, constructorsRule, driversNotes, driversRule } from "./rule-texts.ts";

test.each([
  [
    1950,
    7,
    "A Grand Prix gives 8–6–4–3–2. The fastest lap of a Grand Prix gives one point. The best 4 of 7 results count.",
  ],
  [
    1979,
    15,
    "A Grand Prix gives 9–6–4–3–2–1. The best 4 of the first 7 results count, and the best 4 of the other 8.",
  ],
  [1988, 16, "A Grand Prix gives 9–6–4–3–2–1. The best 11 of 16 results count."],
  [1991, 16, "A Grand Prix gives 10–6–4–3–2–1. Every result counts."],
  [
    2024,
    24,
    "A Grand Prix gives 25–18–15–12–10–8–6–4–2–1, a sprint 8–7–6–5–4–3–2–1. The fastest lap of a Grand Prix gives one point to a driver in the first ten. Every result counts.",
  ],
])("the drivers' rule of %i, with %i rounds", (year, rounds, rule) => {
  expect(driversRule(year, rounds)).toBe(rule);
});

test("the constructors' rule says that only the best car scored, until 1978", () => {
  expect(constructorsRule(1961, 8)).toBe(
    "A Grand Prix gives 8–6–4–3–2–1. Only a make’s best car of a race scores. The best 5 of 8 results count.",
  );
  expect(constructorsRule(1979, 15)).toBe("A Grand Prix gives 9–6–4–3–2–1. Every result counts.");
});

test("before 1958 there was no constructors' championship, and no rule of one", () => {
  expect(constructorsRule(1957, 8)).toBe("");
});

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
