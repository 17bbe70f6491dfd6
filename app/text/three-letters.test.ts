import { expect, test } from "vitest";
import { threeLetters, threeLettersAmong } from "./three-letters.ts";

test("three letters are those of the last name, without accents", () => {
  expect(["Juan Manuel Fangio", "Nico Hülkenberg", "Carlos Sainz Jr."].map(threeLetters)).toEqual([
    "FAN",
    "HUL",
    "SAI",
  ]);
});

test("who would have the same letters has the initial of the first name", () => {
  expect([...threeLettersAmong(["Damon Hill", "Kimi Räikkönen", "Graham Hill", "Damon Hill"])]).toEqual([
    ["Damon Hill", "DHI"],
    ["Kimi Räikkönen", "RAI"],
    ["Graham Hill", "GHI"],
  ]);
});
