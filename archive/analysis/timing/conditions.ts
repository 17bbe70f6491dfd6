import type { Conditions } from "#contract/timing/session.ts";
import { mean, rounded } from "../figures.ts";
import type { WeatherReading } from "./recording.ts";

/**
 * Weather over a session: least, mean and greatest of its readings, which come about once a minute.
 *
 * @returns temperatures in °C, humidity in per cent, wind in m/s, means to the second decimal, and the share of
 * readings with rain (0 to 1, to the third); null without readings
 */
export function conditions(weather: ReadonlyArray<WeatherReading>): Conditions | null {
  if (weather.length === 0) return null;
  return {
    air_temperature: range(weather.map((reading) => reading.airTemperature)),
    track_temperature: range(weather.map((reading) => reading.trackTemperature)),
    humidity: range(weather.map((reading) => reading.humidity)),
    wind_speed: range(weather.map((reading) => reading.windSpeed)),
    rain_share: rounded(mean(weather.map((reading) => (reading.rain ? 1 : 0))), 3),
  };
}

function range(values: ReadonlyArray<number>): Conditions["humidity"] {
  return { least: Math.min(...values), mean: rounded(mean(values), 2), greatest: Math.max(...values) };
}
