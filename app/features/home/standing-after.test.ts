import { expect, test } from "vitest";
import { standingAfter } from "./standing-after.ts";

test("a running season tells how many of its rounds are run", () => {
  expect(standingAfter({ year: 2026, rounds_run: 11, rounds: 22 })).toBe("2026, after 11 of 22 rounds");
});

test("a season whose last round is run is final", () => {
  expect(standingAfter({ year: 2025, rounds_run: 24, rounds: 24 })).toBe("2025, final");
});
