import { expect, test } from "vitest";
import { championshipSeasons } from "#app/data/calendar-seasons.ts";
import { nearWeekend } from "./near-weekends.tsx";

test("a round beyond its season's last is near to the last", () => {
  expect(nearWeekend("2025", "30")).toEqual({ year: 2025, round: 24, rounds: 24 });
  expect(nearWeekend("2025", "0")).toMatchObject({ round: 1 });
});

test("a year without a championship is near to the first season, or to the last", () => {
  expect(nearWeekend("1900", "3")).toEqual({ year: 1950, round: 3, rounds: 7 });
  expect(nearWeekend("9999", "1").year).toBe(championshipSeasons.last);
});

test("text stands for the last season and for a first round", () => {
  expect(nearWeekend("soon", "one")).toMatchObject({ year: championshipSeasons.last, round: 1 });
  expect(nearWeekend("2025", "1e3")).toMatchObject({ round: 1 });
});
