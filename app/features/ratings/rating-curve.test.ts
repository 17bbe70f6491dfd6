import { expect, test } from "vitest";
import type { DriverSeasonRating } from "#contract/ratings.ts";
import { sharedYears } from "./rating-curve.tsx";

/** A driver's seasons from one year to another. */
function seasons(from: number, to: number): Array<DriverSeasonRating> {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    year: from + index,
    team_id: "mclaren",
    team_name: "McLaren",
    rating: 0,
    low: -1,
    high: 1,
    car: 0,
    car_low: -1,
    car_high: 1,
  }));
}

test("drivers of about the same time share an axis of years, and those of different times do not", () => {
  expect(sharedYears([seasons(2019, 2026), seasons(2023, 2026)])).toEqual({ from: 2018.5, to: 2026.5 });
  expect(sharedYears([seasons(1950, 1958), seasons(2015, 2026)])).toBeNull();
});
