import { freshness } from "#contract/freshness.ts";
import type { DriverId } from "#contract/ids.ts";
import { apiQuery } from "./api-query.ts";

/** A driver's profile with career figures; null for an unknown driver. */
export function driverProfileQuery(driverId: DriverId) {
  return apiQuery({
    key: ["driver", driverId, "profile"],
    fetch: ({ fetchDriverProfile }) => fetchDriverProfile({ data: driverId }),
    staleMs: freshness.driverProfile.staleMs,
  });
}

/** Every race and sprint result of a driver, newest first. */
export function driverResultsQuery(driverId: DriverId) {
  return apiQuery({
    key: ["driver", driverId, "results"],
    fetch: ({ fetchDriverResults }) => fetchDriverResults({ data: driverId }),
    staleMs: freshness.driverResults.staleMs,
  });
}

/** A driver's seasons, newest first. */
export function driverChampionshipQuery(driverId: DriverId) {
  return apiQuery({
    key: ["driver", driverId, "championship"],
    fetch: ({ fetchDriverChampionship }) => fetchDriverChampionship({ data: driverId }),
    staleMs: freshness.driverChampionship.staleMs,
  });
}

/** Every race of a driver against each teammate, newest first. */
export function teammatesQuery(driverId: DriverId) {
  return apiQuery({
    key: ["driver", driverId, "teammates"],
    fetch: ({ fetchTeammates }) => fetchTeammates({ data: driverId }),
    staleMs: freshness.teammates.staleMs,
  });
}

/** The same, only races in which both were classified. */
export function teammatesFinishedQuery(driverId: DriverId) {
  return apiQuery({
    key: ["driver", driverId, "teammates-finished"],
    fetch: ({ fetchTeammatesFinished }) => fetchTeammatesFinished({ data: driverId }),
    staleMs: freshness.teammates.staleMs,
  });
}

/** A driver's qualifying results and comparisons with teammates. */
export function driverQualifyingQuery(driverId: DriverId) {
  return apiQuery({
    key: ["driver", driverId, "qualifying"],
    fetch: ({ fetchDriverQualifying }) => fetchDriverQualifying({ data: driverId }),
    staleMs: freshness.driverResults.staleMs,
  });
}

/** The races a driver entered, as the calendar shows them, newest first. */
export function driverRacesQuery(driverId: DriverId) {
  return apiQuery({
    key: ["driver", driverId, "races"],
    fetch: ({ fetchDriverRaces }) => fetchDriverRaces({ data: driverId }),
    staleMs: freshness.driverResults.staleMs,
  });
}

/** The careers of the current season's drivers, or of everyone who entered a Grand Prix, in figures; by wins. */
export function driverCareersQuery(drivers: "current" | "all") {
  return apiQuery({
    key: ["drivers", "careers", drivers],
    fetch: ({ fetchDriverCareers }) => fetchDriverCareers({ data: drivers }),
    staleMs: freshness.reference.staleMs,
  });
}
