import { expect, test } from "vitest";
import { race } from "#app/features/sample-rows-testing.ts";
import {
  missingRoundsText,
  missingText,
  noSeasonText,
  racesMethod,
  splitSeason,
  zoneText,
} from "./races-texts.ts";

const leclerc = { driver_id: "charles_leclerc", driver_name: "Charles Leclerc" };

test("only a race with a pole credited otherwise is told apart", () => {
  const monaco = race({ year: 2021, race_name: "Monaco Grand Prix", pole: null, credited_pole: leclerc });
  expect(racesMethod([race(), monaco])).toBe(
    "Pole: first place on the starting grid. F1DB credits Charles Leclerc with the pole of the 2021 Monaco Grand Prix; " +
      "nobody is recorded in grid slot 1. Source: F1DB.",
  );
  expect(racesMethod([race()])).toBe("Pole: first place on the starting grid. Source: F1DB.");
});

test("who started from slot 1 in place of the credited driver is named", () => {
  expect(racesMethod([race({ credited_pole: leclerc })])).toContain(
    "the 2025 Italian Grand Prix; Max Verstappen started from grid slot 1.",
  );
});

test("a year before the first season and one after the last have each their reason", () => {
  const seasons = { first: 1950, last: 2026 };
  expect(noSeasonText(1900, seasons)).toBe("There was no 1900 season: the first was in 1950.");
  expect(noSeasonText(2030, seasons)).toBe(
    "The 2030 calendar is not in this archive; the last is that of 2026.",
  );
});

test("the time zone is named where any time is known", () => {
  expect(zoneText([race({ time_utc: null }), race()], "Asia/Tokyo")).toBe("Time zone: Asia/Tokyo");
  expect(zoneText([race({ time_utc: null })], "Asia/Tokyo")).toBe(
    "Days only: the source has no times of these races.",
  );
});

test("a missing result names the last round that is there, and its season where it is another", () => {
  const last = { year: 2026, round: 11, rounds: 23, race_name: "Hungarian Grand Prix" };
  expect(missingText(2026, last)).toBe("Not in this archive yet (through round 11)");
  expect(missingText(2027, last)).toBe("Not in this archive yet (through 2026 round 11)");
  expect(missingText(2026, null)).toBe("Not in this archive yet");
});

test("a season parts into races to come and races that have been, of which some lack a result", () => {
  const presentMs = Date.parse("2026-10-01T12:00:00Z");
  const run = race({ round: 1, date_utc: "2026-03-08" });
  const lacking = race({ round: 2, date_utc: "2026-09-26", winner: null });
  const next = race({ round: 3, date_utc: "2026-10-04", time_utc: null, winner: null });
  const { ahead, past } = splitSeason([run, lacking, next], presentMs);
  expect([ahead, past]).toEqual([[next], [run, lacking]]);
});

/** What is said of a season with a result in its first round and none in these. */
const lacks = (...rounds: Array<number>) =>
  missingRoundsText([race({ round: 1 }), ...rounds.map((round) => race({ round, winner: null }))]);

test("rounds that lack a result are named once, together where they follow each other", () => {
  expect(lacks()).toBeNull();
  expect(lacks(12)).toBe("Round 12: no result yet");
  expect(lacks(12, 13, 14)).toBe("Rounds 12–14: 3 races, no results yet");
  expect(lacks(12, 14, 15)).toBe("Rounds 12, 14–15: 3 races, no results yet");
});

test("a race with a result has been, whatever the clock says", () => {
  const { ahead, past } = splitSeason([race({ date_utc: "2025-09-07" })], Date.parse("2025-01-01"));
  expect(ahead).toEqual([]);
  expect(past).toHaveLength(1);
});
