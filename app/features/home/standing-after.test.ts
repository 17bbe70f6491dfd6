import { expect, test } from "vitest";
import { missingResultsText, standingAfter, titleFightFinding, titleFightText } from "./standing-after.ts";

test("a running season tells how many of its rounds are run", () => {
  expect(standingAfter({ year: 2026, rounds_run: 11, rounds: 22 })).toBe("2026, after 11 of 22 rounds");
});

test("a season whose last round is run is final", () => {
  expect(standingAfter({ year: 2025, rounds_run: 24, rounds: 24 })).toBe("2025, final");
});

test("how many results are missing is said, where any is", () => {
  expect(missingResultsText(10)).toBe("The results of 10 races since then are not available yet.");
  expect(missingResultsText(1)).toBe("The result of one race since then is not available yet.");
  expect(missingResultsText(0)).toBeNull();
});

const fight = (first: number, second: number, contenders: number | null, rounds_run = 1) => ({
  drivers: [
    { name: "Ann Archer", points: [first] },
    { name: "Ben Baker", points: [second] },
  ],
  contenders,
  rounds: [1, 2, 3].map((round) => ({ race_name: `Grand Prix ${round}`, date_utc: `2026-07-0${round}` })),
  rounds_run,
});

test("the title fight is headed by who leads by how much", () => {
  expect(titleFightFinding(fight(25, 18, 4))).toBe("Archer leads Baker by 7 points");
  expect(titleFightFinding(fight(18, 18, 2))).toBe("Archer and Baker are level on points");
  expect(titleFightFinding(fight(25, 24, null))).toBe("Archer beats Baker by 1 point");
  expect(titleFightFinding(fight(0, 0, 4, 0))).toBeNull();
});

test("below it stands how many can still win", () => {
  expect(titleFightText(fight(25, 18, 4))).toBe("After 1 of 3 rounds 4 drivers can still win the title.");
  expect(titleFightText(fight(25, 24, 1))).toBe("After 1 of 3 rounds nobody else can win the title.");
  expect(titleFightText(fight(25, 24, null))).toBe("Ann Archer won the title.");
  expect(titleFightText(fight(0, 0, 4, 0))).toBe("");
});

test("where later results are missing, the title fight says after which race, and nothing of what is left", () => {
  expect(titleFightText(fight(25, 18, 4), true)).toBe("Points after the Grand Prix 1 on 1 Jul");
});
