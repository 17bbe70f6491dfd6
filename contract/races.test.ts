import { expect, test } from "vitest";
import { instantOf, hasNotStarted } from "./races.ts";

test("a day and a time of day in UTC make an instant, however the time is written", () => {
  const instant = new Date("2026-11-21T04:00:00Z");
  for (const time of ["04:00", "04:00Z", "04:00:00", "04:00:00Z"])
    expect(instantOf("2026-11-21", time)).toEqual(instant);
});

test("a day without a time of day makes no instant", () => {
  expect(instantOf("1976-10-24", null)).toBeNull();
});

test.each([
  ["2026-09-06T12:59:59.999Z", true],
  ["2026-09-06T13:00:00.000Z", false],
  ["2026-09-06T13:00:00.001Z", false],
])("a race that starts at 13:00 is ahead at %s: %s", (instant, ahead) => {
  for (const time_utc of ["13:00", "13:00:00Z"])
    expect(hasNotStarted({ date_utc: "2026-09-06", time_utc }, Date.parse(instant))).toBe(ahead);
});

test.each([
  ["2026-09-05T23:00:00Z", true],
  ["2026-09-06T23:59:59.999Z", true],
  ["2026-09-07T00:00:00Z", false],
])("a race without a time is ahead at %s: %s", (instant, ahead) => {
  expect(hasNotStarted({ date_utc: "2026-09-06", time_utc: null }, Date.parse(instant))).toBe(ahead);
});
