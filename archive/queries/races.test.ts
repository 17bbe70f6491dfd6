import { expect, test } from "vitest";
import type { NextRace } from "#contract/races.ts";
import { firstUpcoming, utcDay } from "./races.ts";

function race(date_utc: string, time_utc: string | null, race_name = "Italian Grand Prix"): NextRace {
  return { year: 2026, round: 1, race_name, country: "Italy", date_utc, time_utc };
}

test("once the day's race has started, the next race is the one after it", () => {
  const races = [
    race("2026-11-22", "04:00", "Las Vegas Grand Prix"),
    race("2026-11-29", "16:00", "Qatar Grand Prix"),
  ];
  expect(firstUpcoming(races, new Date("2026-11-22T03:59:00Z"))?.race_name).toBe("Las Vegas Grand Prix");
  expect(firstUpcoming(races, new Date("2026-11-22T04:00:00Z"))?.race_name).toBe("Qatar Grand Prix");
});

test("there is none after the last race has started", () => {
  expect(firstUpcoming([race("2026-12-06", "13:00")], new Date("2026-12-06T13:00:00Z"))).toBeNull();
  expect(firstUpcoming([], new Date("2026-12-06T13:00:00Z"))).toBeNull();
});

test("an instant's day is the one in UTC", () => {
  expect(utcDay(new Date("2026-11-22T23:30:00-05:00"))).toBe("2026-11-23");
});
