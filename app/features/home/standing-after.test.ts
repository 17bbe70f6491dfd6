import { expect, test } from "vitest";
import { missingSinceText, standingAfter } from "./standing-after.ts";

test("a running season tells how many of its rounds are run", () => {
  expect(standingAfter({ year: 2026, rounds_run: 11, rounds: 22 })).toBe("2026, after 11 of 22 rounds");
});

test("a season whose last round is run is final", () => {
  expect(standingAfter({ year: 2025, rounds_run: 24, rounds: 24 })).toBe("2025, final");
});

test("the races between the last result and the next race are said to be missing", () => {
  const hungary = { year: 2026, round: 11 };
  expect(missingSinceText(hungary, { year: 2026, round: 22 })).toBe(
    "The results of the 10 races since then are not in this archive yet.",
  );
  expect(missingSinceText(hungary, { year: 2026, round: 13 })).toBe(
    "The result of the race since then is not in this archive yet.",
  );
  expect(missingSinceText(hungary, { year: 2026, round: 12 })).toBeNull();
});

test("between two seasons, and after the last race on the calendar, none is said to be missing", () => {
  expect(missingSinceText({ year: 2025, round: 24 }, { year: 2026, round: 1 })).toBeNull();
  expect(missingSinceText({ year: 2026, round: 23 }, null)).toBeNull();
});
