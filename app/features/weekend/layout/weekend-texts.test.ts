import { expect, test } from "vitest";
import { weekend } from "../timing/timing-testing.ts";
import { circuitText, conditionsFacts, distanceText, noSessionText } from "./weekend-texts.ts";

test("a circuit is named with its place where the name does not say it", () => {
  expect(circuitText(weekend())).toBe("Shanghai International Circuit, China");
  expect(
    circuitText(weekend({ circuit_name: "Silverstone Circuit", place: "Towcester", country: "UK" })),
  ).toBe("Silverstone Circuit, Towcester, UK");
});

test("a distance is told as far as it is known", () => {
  expect(distanceText(weekend())).toBe("56 laps, 305.066 km");
  expect(distanceText(weekend({ laps: 1, distance_km: null }))).toBe("1 lap");
  expect(distanceText(weekend({ laps: null, distance_km: null }))).toBeNull();
});

test("conditions are ranges, the mean and greatest wind, and the share of readings with rain", () => {
  const range = { least: 14.6, mean: 16, greatest: 17.4 };
  const facts = conditionsFacts({
    air_temperature: range,
    track_temperature: { least: 18.2, mean: 18.3, greatest: 18.4 },
    humidity: { least: 68, mean: 80, greatest: 92 },
    wind_speed: { least: 0.4, mean: 3.54, greatest: 6.9 },
    rain_share: 0.331,
  });
  expect(facts).toEqual([
    "Air 15–17 °C",
    "Track 18 °C",
    "Humidity 68–92 %",
    "Wind 3.5 m/s, at most 6.9",
    "Rain in 33 % of readings",
  ]);
  const dry = { air_temperature: range, track_temperature: range, humidity: range, wind_speed: range };
  expect(conditionsFacts({ ...dry, rain_share: 0 }).at(-1)).toBe("No rain");
  // A single wet reading is not none.
  expect(conditionsFacts({ ...dry, rain_share: 0.001 }).at(-1)).toBe("Rain in 1 % of readings");
});

test("a session that was not held says why", () => {
  expect(noSessionText(weekend({ year: 1999 }), "S")).toContain("sprints are held since 2021");
  expect(noSessionText(weekend(), "SQ")).toContain("not one of the season's weekends with a sprint");
  expect(noSessionText(weekend({ year: 2022, sprint: true }), "SQ")).toContain("until 2022");
  expect(noSessionText(weekend(), "FP4")).toBe(
    "The 2025 Chinese Grand Prix has no practice 4 on record. Its sessions are: Qualifying, Race.",
  );
});
