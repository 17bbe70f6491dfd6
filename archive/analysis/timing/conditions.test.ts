import { expect, test } from "vitest";
import { conditions } from "./conditions.ts";

const reading = { at: 0, airTemperature: 20, trackTemperature: 30, humidity: 50, windSpeed: 1, rain: false };

test("readings are summed up to least, mean and greatest, and rain to its share", () => {
  const readings = [
    { ...reading, airTemperature: 15.3, windSpeed: 0.6, rain: true },
    { ...reading, airTemperature: 15.4, windSpeed: 2.2 },
    { ...reading, airTemperature: 16.1, windSpeed: 0.9 },
  ];
  expect(conditions(readings)).toEqual({
    air_temperature: { least: 15.3, mean: 15.6, greatest: 16.1 },
    track_temperature: { least: 30, mean: 30, greatest: 30 },
    humidity: { least: 50, mean: 50, greatest: 50 },
    wind_speed: { least: 0.6, mean: 1.23, greatest: 2.2 },
    rain_share: 0.333,
  });
});

test("without readings nothing is known of the weather", () => {
  expect(conditions([])).toBeNull();
});
