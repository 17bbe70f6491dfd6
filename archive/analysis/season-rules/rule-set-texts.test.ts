import { expect, test } from "vitest";
import { readRuleSet } from "#contract/rules/rule-set.ts";
import { championText, ruleSetTitle } from "./rule-set-texts.ts";

const races = new Map([
  [3, "Spanish Grand Prix"],
  [12, "Belgian Grand Prix"],
]);

test.each([
  ["", "Under its own rules"],
  ["like=1995", "Under the rules of 1991–2002"],
  ["like=1967", "Under the rules of 1967"],
  ["like=2014", "Under the rules of 2014"],
  ["like=2025", "Under the rules of 2025 and since"],
  ["points=10-6-4-3-2-1&sprints=out", "With the points of 1991–2002, without sprints"],
  ["points=1", "With points for wins alone"],
  [
    "points=12-9-7-5&lap=always&best=all",
    "With 12–9–7–5 points, with a point for the fastest lap, with all results counted",
  ],
  [
    "best=6-5&cars=best",
    "With the best 6 results of the first half and 5 of the second, with only the best car of a constructor scoring",
  ],
  ["short=half", "Under its own rules"],
  [
    "last=double&without=3,12",
    "With double points in the last race, without the Spanish Grand Prix and Belgian Grand Prix",
  ],
])("%s is called: %s", (text, title) => {
  expect(ruleSetTitle(readRuleSet(new URLSearchParams(text)), races)).toBe(title);
});

const massa = { name: "Felipe Massa", position: 1, points: 83, was: 2 };
const hamilton = { name: "Lewis Hamilton", position: 2, points: 80, was: 1 };

test("a sentence says who would have been champion, by how much, and who was", () => {
  expect(championText("With the points of 1991–2002", "champion", 2008, [massa, hamilton], true)).toBe(
    "With the points of 1991–2002, Felipe Massa would have been champion of 2008 with 83 points, 3 more than Lewis Hamilton. Lewis Hamilton won the real title.",
  );
  const still = [
    { ...hamilton, position: 1, points: 243 },
    { ...massa, position: 2, points: 243 },
  ];
  expect(championText("With 25 points", "champion", 2008, still, true)).toBe(
    "With 25 points, Lewis Hamilton would still have been champion of 2008 with 243 points, as many as Felipe Massa and the better places.",
  );
});

test("where wins alone count, they are called wins", () => {
  const lines = [
    { ...massa, points: 6 },
    { ...hamilton, points: 5 },
  ];
  expect(championText("By wins", "champion", 2008, lines, true, "win")).toBe(
    "By wins, Felipe Massa would have been champion of 2008 with 6 wins, 1 more than Lewis Hamilton. Lewis Hamilton won the real title.",
  );
});

test("of a season that runs, and of a full tie", () => {
  expect(championText("Without sprints", "champion", 2026, [massa, hamilton], false)).toBe(
    "Without sprints, Felipe Massa would be first in 2026 with 83 points, 3 more than Lewis Hamilton. Lewis Hamilton leads the real championship.",
  );
  const tied = [massa, { ...hamilton, position: 1, points: 83 }];
  expect(championText("Without sprints", "champion", 2008, tied, true)).toBe(
    "Without sprints, Felipe Massa and Lewis Hamilton would have been champions of 2008 with 83 points. Lewis Hamilton won the real title.",
  );
  expect(championText("Without sprints", "champion", 2008, [], true)).toBe("");
});
