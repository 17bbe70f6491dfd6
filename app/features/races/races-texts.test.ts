import { expect, test } from "vitest";
import { race } from "#app/features/sample-rows-testing.ts";
import { noSeasonText, racesMethod, zoneText } from "./races-texts.ts";

const leclerc = { driver_id: "charles_leclerc", driver_name: "Charles Leclerc" };

test("only a race with a pole credited otherwise is told apart", () => {
  const monaco = race({ year: 2021, race_name: "Monaco Grand Prix", pole: null, credited_pole: leclerc });
  expect(racesMethod([race(), monaco])).toBe(
    "Pole is grid slot 1. F1DB credits Charles Leclerc with the pole of the 2021 Monaco Grand Prix; " +
      "nobody is recorded in grid slot 1. Source: F1DB.",
  );
  expect(racesMethod([race()])).toBe("Pole is grid slot 1. Source: F1DB.");
});

test("who started from slot 1 in place of the credited driver is named", () => {
  expect(racesMethod([race({ credited_pole: leclerc })])).toContain(
    "the 2025 Italian Grand Prix; Max Verstappen started from grid slot 1.",
  );
});

test("a year before the first season and one after the last have each their reason", () => {
  const seasons = { first: 1950, last: 2026 };
  expect(noSeasonText(1900, seasons)).toBe("There was no season 1900: the first one is 1950.");
  expect(noSeasonText(2030, seasons)).toBe(
    "The calendar of 2030 is not in this archive: the last one is that of 2026.",
  );
});

test("the time zone is named where any time is known", () => {
  expect(zoneText([race({ time_utc: null }), race()], "Asia/Tokyo")).toBe("Time zone: Asia/Tokyo");
  expect(zoneText([race({ time_utc: null })], "Asia/Tokyo")).toBe(
    "Days only: the source has no times of these races.",
  );
});
