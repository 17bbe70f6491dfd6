import { expect, test } from "vitest";
import { twoDigits } from "#app/text/format.ts";
import { countdown, nextSession, spokenCountdown, startsText } from "./race-start.tsx";

const start = Date.parse("2026-11-22T04:00:00Z");

function left(present: string) {
  return countdown(start, Date.parse(present));
}

test("before the start it tells the whole days, hours and minutes left", () => {
  expect(left("2026-11-20T13:27:00Z")).toEqual({ days: 1, hours: 14, minutes: 33 });
});

test("seconds are not counted", () => {
  expect(left("2026-11-22T03:58:01Z")).toEqual({ days: 0, hours: 0, minutes: 1 });
  expect(left("2026-11-22T03:59:30Z")).toEqual({ days: 0, hours: 0, minutes: 0 });
});

test("it stays at zero from the start on", () => {
  const zero = { days: 0, hours: 0, minutes: 0 };
  expect(left("2026-11-22T04:00:00Z")).toEqual(zero);
  expect(left("2026-11-22T04:00:01Z")).toEqual(zero);
  expect(left("2027-01-01T00:00:00Z")).toEqual(zero);
});

test("more than 99 days are not cut", () => {
  expect(left("2026-07-15T04:00:00Z").days).toBe(130);
  expect(twoDigits(130)).toBe("130");
});

test("a unit below ten takes a leading zero", () => {
  expect(twoDigits(0)).toBe("00");
  expect(twoDigits(7)).toBe("07");
  expect(twoDigits(12)).toBe("12");
});

test("the words agree with their numbers, and a race that starts says so", () => {
  expect(spokenCountdown({ days: 1, hours: 0, minutes: 33 })).toBe("1 day 0 hours 33 minutes");
  expect(spokenCountdown({ days: 0, hours: 0, minutes: 0 })).toBe("starting now");
});

const qatar = { date_utc: "2026-11-29", time_utc: "16:00:00" };

test("a session to come names what starts in the time below, or its day", () => {
  expect(startsText("Qatar Grand Prix", qatar)).toBe("Qatar Grand Prix starts\u00a0in");
  expect(startsText("Race", { ...qatar, time_utc: null })).toBe("Race: 29 November 2026");
});

function session(code: "FP1" | "Q" | "R", day: string, classified = false) {
  return { code, date_utc: `2026-11-${day}`, time_utc: "13:30:00", classified };
}

test("the next session of a weekend is the first that has not begun", () => {
  const sessions = [session("FP1", "27", true), session("Q", "28"), session("R", "29")];
  expect(nextSession(sessions, Date.parse("2026-11-26T12:00:00Z"))?.code).toBe("Q");
  expect(nextSession(sessions, Date.parse("2026-11-28T13:31:00Z"))?.code).toBe("R");
  expect(nextSession(sessions, Date.parse("2026-11-30T00:00:00Z"))).toBeUndefined();
  // A calendar has no word of classifications, and the clock decides.
  const [practice] = sessions;
  const { code, date_utc, time_utc } = practice ?? session("FP1", "27");
  expect(nextSession([{ code, date_utc, time_utc }], Date.parse("2026-11-26T12:00:00Z"))?.code).toBe("FP1");
});
