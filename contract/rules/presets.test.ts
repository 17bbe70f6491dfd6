import { expect, test } from "vitest";
import { countsWins } from "./presets.ts";

test("points are wins where wins alone count, whichever races are left out", () => {
  expect(countsWins("like=2003&points=1&best=all&short=full")).toBe(true);
  expect(countsWins("like=2003&points=1&best=all&short=full&without=3,12")).toBe(true);
});

test("points are not wins where sprints, or a last race that counts double, add to them, or a short one counts half", () => {
  expect(countsWins("like=2003&points=1&best=all")).toBe(false);
  expect(countsWins("points=1")).toBe(false);
  expect(countsWins("like=2003&points=1&best=all&last=double&short=full")).toBe(false);
  expect(countsWins("")).toBe(false);
});
