import { expect, test } from "vitest";
import { championshipSeasons } from "#app/data/calendar-seasons.ts";
import { nearText, nearWeekend } from "./near-weekends.tsx";

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

const text = (year: string, round: string) => nearText(year, round, nearWeekend(year, round));

test("an address with a zero in front is not told a range that its number lies in", () => {
  expect(text("2020", "01")).toBe("In an address, seasons and rounds have no zero in front.");
  expect(text("02020", "1")).toBe("In an address, seasons and rounds have no zero in front.");
  expect(text("2020", "018")).toBe("The season 2020 has rounds 1 to 17.");
  expect(text("1900", "1")).toMatch(/^There are races of the seasons 1950 to /);
});
