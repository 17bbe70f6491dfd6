import { expect, test } from "vitest";
import {
  missingRoundsText,
  missingSinceText,
  standingAfter,
  titleFightFinding,
  titleFightText,
} from "./standing-after.ts";

test("a running season tells how many of its rounds are run", () => {
  expect(standingAfter({ year: 2026, rounds_run: 11, rounds: 22 })).toBe("2026, after 11 of 22 rounds");
});

test("a season whose last round is run is final", () => {
  expect(standingAfter({ year: 2025, rounds_run: 24, rounds: 24 })).toBe("2025, final");
});

test("the races between the last result and the next race are said to be missing", () => {
  const hungary = { year: 2026, round: 11 };
  expect(missingSinceText(hungary, { year: 2026, round: 22 })).toBe(
    "10 races have been run since; their results are not available yet.",
  );
  expect(missingSinceText(hungary, { year: 2026, round: 13 })).toBe(
    "One race has been run since; its result is not available yet.",
  );
  expect(missingSinceText(hungary, { year: 2026, round: 12 })).toBeNull();
});

test("rounds without results are told by their numbers", () => {
  expect(missingRoundsText([12])).toBe("Round 12 has been run; its result is not available yet.");
  expect(missingRoundsText([12, 13, 14])).toBe(
    "Rounds 12–14 have been run; their results are not available yet.",
  );
});

test("between two seasons, and after the last race on the calendar, none is said to be missing", () => {
  expect(missingSinceText({ year: 2025, round: 24 }, { year: 2026, round: 1 })).toBeNull();
  expect(missingSinceText({ year: 2026, round: 23 }, null)).toBeNull();
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
