import { expect, test } from "vitest";
import {
  formatDay,
  formatInstant,
  formatLongDay,
  formatShortDay,
  formatShortInstant,
  formatWeekday,
  localOffset,
} from "./dates.ts";

test("a plain date is written as it stands, for every length", () => {
  expect(formatDay("2026-03-01")).toBe("1 March 2026");
  expect(formatLongDay("2026-03-01")).toBe("Sunday 1 March 2026");
  expect(formatShortDay("2026-03-01")).toBe("1 Mar");
  expect(formatWeekday("2026-03-01")).toBe("Sun 1 Mar");
});

test("September is shortened like every other month", () => {
  expect(formatShortDay("2026-09-13")).toBe("13 Sep");
});

test("a plain date before the epoch keeps its weekday", () => {
  expect(formatLongDay("1950-05-13")).toBe("Saturday 13 May 1950");
});

test("an instant in UTC names UTC and counts hours from 00", () => {
  expect(formatInstant(new Date("2026-11-22T00:30:00Z"))).toEqual({
    day: "Sunday 22 November 2026",
    time: "00:30 UTC",
  });
});

test("an instant elsewhere moves to that place's day and names its zone", () => {
  expect(formatInstant(new Date("2026-11-22T04:00:00Z"), -8 * 60)).toEqual({
    day: "Saturday 21 November 2026",
    time: "20:00 GMT-8",
  });
  expect(formatInstant(new Date("2026-06-07T13:00:00Z"), 5.5 * 60)).toEqual({
    day: "Sunday 7 June 2026",
    time: "18:30 GMT+5:30",
  });
});

test("a short instant moves to its place's day like a long one", () => {
  const instant = new Date("2026-11-22T04:00:00Z");
  expect(formatShortInstant(instant)).toEqual({
    day: "22 Nov",
    weekday: "Sun 22 Nov",
    time: "04:00",
  });
  expect(formatShortInstant(instant, -8 * 60)).toEqual({
    day: "21 Nov",
    weekday: "Sat 21 Nov",
    time: "20:00",
  });
});

test("this machine's clocks say what its own dates say", () => {
  const instant = new Date("2026-07-01T12:34:00Z");
  const { time } = formatShortInstant(instant, localOffset(instant));
  expect(time).toBe(instant.toTimeString().slice(0, 5));
});
