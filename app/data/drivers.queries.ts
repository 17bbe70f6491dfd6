import { freshness } from "#contract/freshness.ts";
import type { DriverId } from "#contract/ids.ts";
import { fetchDriverChampionship, fetchDriverResults } from "./drivers.functions.ts";
import { factsQuery } from "./facts.ts";

/** Every race and sprint result of a driver, newest first. */
export function driverResultsQuery(driverId: DriverId) {
  return factsQuery({
    key: ["driver", driverId, "results"],
    fetch: () => fetchDriverResults({ data: driverId }),
    staleMs: freshness.driverResults.staleMs,
  });
}

/** A driver's seasons, newest first. */
export function driverChampionshipQuery(driverId: DriverId) {
  return factsQuery({
    key: ["driver", driverId, "championship"],
    fetch: () => fetchDriverChampionship({ data: driverId }),
    staleMs: freshness.driverChampionship.staleMs,
  });
}
