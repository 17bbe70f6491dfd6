import { freshness } from "#contract/freshness.ts";
import type { DriverId } from "#contract/ids.ts";
import { apiQuery } from "./api-query.ts";

const { staleMs } = freshness.reference;

/** Drivers of all time by rating. */
export function ratedDriversQuery() {
  return apiQuery({
    key: ["ratings", "drivers"],
    fetch: ({ fetchRatedDrivers }) => fetchRatedDrivers(),
    staleMs,
  });
}

/** Teams of all time by rating. */
export function ratedTeamsQuery() {
  return apiQuery({
    key: ["ratings", "teams"],
    fetch: ({ fetchRatedTeams }) => fetchRatedTeams(),
    staleMs,
  });
}

/** The car's share in results by decade and season. */
export function ratingErasQuery() {
  return apiQuery({
    key: ["ratings", "eras"],
    fetch: ({ fetchRatingEras }) => fetchRatingEras(),
    staleMs,
  });
}

/** A season's drivers and teams by rating. */
export function seasonRatingsQuery(year: number) {
  return apiQuery({
    key: ["ratings", "season", year],
    fetch: ({ fetchSeasonRatings }) => fetchSeasonRatings({ data: year }),
    staleMs,
  });
}

/** A driver's ratings by season. */
export function driverRatingsQuery(driverId: DriverId) {
  return apiQuery({
    key: ["driver", driverId, "ratings"],
    fetch: ({ fetchDriverRatings }) => fetchDriverRatings({ data: driverId }),
    staleMs,
  });
}

/** Two drivers in the same car. */
export function sameCarQuery(one: DriverId, other: DriverId) {
  return apiQuery({
    key: ["ratings", "same-car", one, other],
    fetch: ({ fetchSameCar }) => fetchSameCar({ data: { one, other } }),
    staleMs: freshness.comparison.staleMs,
  });
}
