import { expect, test } from "vitest";
import { hasOneTab, resultsLabel } from "./session-layout.tsx";
import { weekend } from "#app/features/sample-rows-testing.ts";
import {
  circuitText,
  conditionsText,
  distanceText,
  drivenText,
  hasSessionNotStarted,
  noSessionText,
  rainText,
} from "./weekend-texts.ts";

test("a circuit is named with its place where the name does not say it", () => {
  expect(circuitText(weekend())).toBe("Shanghai International Circuit, China");
  expect(
    circuitText(weekend({ circuit_name: "Silverstone Circuit", place: "Towcester", country: "UK" })),
  ).toBe("Silverstone Circuit, Towcester, UK");
});

test("a distance is told as far as it is known", () => {
  expect(distanceText(weekend(), "R")).toBe("56 laps, 305.066 km");
  expect(distanceText(weekend({ laps: 1, distance_km: null }), null)).toBe("1 lap");
  expect(distanceText(weekend({ laps: null, distance_km: null }), "R")).toBeNull();
});

test("only the race’s pages tell the distance of the Grand Prix, and other sessions that of a lap", () => {
  for (const session of ["S", "SQ", "Q"] as const) {
    expect(distanceText(weekend({ lap_length_km: 5.451 }), session)).toBe("5.451 km a lap");
    expect(distanceText(weekend({ lap_length_km: null }), session)).toBeNull();
  }
  expect(distanceText(weekend({ lap_length_km: 5.451 }), "FP1")).toBeNull();
});

test("a practice is as long as its drivers drove, where the laps of all are known", () => {
  expect(drivenText([{ laps: 21 }, { laps: 25 }])).toBe("46 laps");
  expect(drivenText([{ laps: 21 }, { laps: null }])).toBe("2 drivers");
  expect(drivenText([{ laps: null }])).toBe("1 driver");
});

test("the weather is one phrase: dry or how much rain, and both temperatures", () => {
  const range = { least: 14.6, mean: 16, greatest: 17.4 };
  const conditions = {
    air_temperature: range,
    track_temperature: { least: 18.2, mean: 18.3, greatest: 18.4 },
    humidity: range,
    wind_speed: range,
  };
  expect(conditionsText({ ...conditions, rain_share: 0 })).toBe("Dry, air 15–17 °C, track 18 °C");
  expect(conditionsText({ ...conditions, rain_share: 0.331 })).toMatch(/^Rain at times, air /);
  expect(conditionsText({ ...conditions, rain_share: 0.6 })).toMatch(/^Mostly rain, air /);
  expect(rainText({ ...conditions, rain_share: 0.331 })).toBe("Rain in 33% of readings");
  expect(rainText({ ...conditions, rain_share: 0 })).toBeUndefined();
  // A single wet reading is not none.
  expect(conditionsText({ ...conditions, rain_share: 0.001 })).toMatch(/^Rain at times, /);
  expect(rainText({ ...conditions, rain_share: 0.001 })).toBe("Rain in 1% of readings");
});

test("a session that is to come has a preview in place of results", () => {
  const of = weekend({ date_utc: "2025-03-23", time_utc: "07:00:00" });
  expect(resultsLabel(of, "FP1", Date.parse("2025-03-01"))).toBe("Preview");
  expect(resultsLabel(of, "FP1", Date.parse("2025-04-01"))).toBe("Results");
  expect(resultsLabel(null, "R", Date.parse("2025-03-01"))).toBe("Results");
});

test("a session is ahead until it begins, by its own time where that is known, else by the race’s", () => {
  const of = weekend({
    date_utc: "2025-03-23",
    time_utc: "07:00:00",
    sessions: [{ code: "Q", date_utc: "2025-03-22", time_utc: "07:00:00", classified: false }],
  });
  expect(hasSessionNotStarted(of, "Q", Date.parse("2025-03-22T06:59:59Z"))).toBe(true);
  expect(hasSessionNotStarted(of, "Q", Date.parse("2025-03-22T07:00:00Z"))).toBe(false);
  expect(hasSessionNotStarted(of, "R", Date.parse("2025-03-22T07:00:00Z"))).toBe(true);
});

test("a session that was not held says why", () => {
  expect(noSessionText(weekend({ year: 1999 }), "S")).toContain("sprints have been held since 2021");
  expect(noSessionText(weekend(), "SQ")).toContain("not one of the season’s weekends with a sprint");
  expect(noSessionText(weekend({ year: 2022, sprint: true }), "SQ")).toContain("until 2022");
  expect(noSessionText(weekend(), "FP4")).toBe(
    "The 2025 Chinese Grand Prix has no practice 4 on record. Its sessions are: Qualifying, Race.",
  );
});

test("the sessions of a weekend have room for their names until one of them has several pages", () => {
  const before = weekend({ pit_stops: false });
  const practice = { code: "FP1", date_utc: "2025-03-21", time_utc: null, classified: true } as const;
  const sessions = [practice, ...before.sessions.map((session) => ({ ...session, classified: false }))];
  expect(hasOneTab({ ...before, sessions })).toBe(true);
  expect(hasOneTab(weekend())).toBe(false);
});
