import { expect, test } from "vitest";
import type { SessionCode } from "#contract/sessions.ts";
import { type KnownSessions, sessionsOf } from "./weekend-sessions.ts";

/** The codes of a weekend's sessions in order; without a sprint and a calendar unless something else is given. */
function codesOf(given: Partial<KnownSessions> & Pick<KnownSessions, "year">): Array<SessionCode> {
  return sessionsOf({ sprint: false, calendar: [], classified: [], ...given }).map(({ code }) => code);
}

const friday = "2025-03-21";
const saturday = "2025-03-22";
const sunday = "2025-03-23";

test("a weekend without data has a qualifying and a race", () => {
  expect(sessionsOf({ year: 1976, sprint: false, calendar: [], classified: [] })).toEqual([
    { code: "Q", date_utc: null, time_utc: null, classified: false },
    { code: "R", date_utc: null, time_utc: null, classified: false },
  ]);
});

test("sessions on the calendar stand by day and time", () => {
  const calendar = [
    { code: "R", date_utc: sunday, time_utc: "07:00" },
    { code: "Q", date_utc: saturday, time_utc: "07:00" },
    { code: "S", date_utc: saturday, time_utc: "03:00" },
    { code: "SQ", date_utc: friday, time_utc: "07:30" },
    { code: "FP1", date_utc: friday, time_utc: "03:30" },
  ] as const;
  expect(codesOf({ year: 2025, sprint: true, calendar })).toEqual(["FP1", "SQ", "S", "Q", "R"]);
});

test("without days the sessions stand as was customary in their season", () => {
  expect(codesOf({ year: 1990, classified: ["Q", "WU", "Q1D", "Q2D", "FP1", "FP2", "PQ", "R"] })).toEqual([
    "PQ",
    "FP1",
    "Q1D",
    "FP2",
    "Q2D",
    "Q",
    "WU",
    "R",
  ]);
  expect(codesOf({ year: 2003, classified: ["WU", "FP2", "FP1", "Q1D", "Q2D"] })).toEqual([
    "FP1",
    "Q1D",
    "FP2",
    "WU",
    "Q2D",
    "Q",
    "R",
  ]);
  expect(codesOf({ year: 2005, classified: ["FP4", "FP3", "FP2", "FP1", "Q2D", "Q1D"] })).toEqual([
    "FP1",
    "FP2",
    "FP3",
    "FP4",
    "Q1D",
    "Q2D",
    "Q",
    "R",
  ]);
});

test("each season's sprint has its own place, and since 2023 a qualifying of its own", () => {
  expect(codesOf({ year: 2021, sprint: true, classified: ["FP1", "FP2"] })).toEqual([
    "FP1",
    "Q",
    "FP2",
    "S",
    "R",
  ]);
  expect(codesOf({ year: 2023, sprint: true, classified: ["FP1"] })).toEqual(["FP1", "Q", "SQ", "S", "R"]);
  expect(codesOf({ year: 2024, sprint: true, classified: ["FP1"] })).toEqual(["FP1", "SQ", "S", "Q", "R"]);
});

test("a race of which only the day is known does not go before the others", () => {
  const calendar = [{ code: "R", date_utc: sunday, time_utc: null }] as const;
  expect(sessionsOf({ year: 2026, sprint: false, calendar, classified: ["R"] })).toEqual([
    { code: "Q", date_utc: null, time_utc: null, classified: false },
    { code: "R", date_utc: sunday, time_utc: null, classified: true },
  ]);
});
