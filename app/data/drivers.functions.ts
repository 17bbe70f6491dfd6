import { createServerFn } from "@tanstack/react-start";
import { endpoints } from "#contract/endpoints.ts";
import { picklist } from "valibot";
import { driverId } from "#contract/ids.ts";
import { type DriverProfile } from "#contract/profiles.ts";
import { apiGet } from "./upstream.server.ts";

/** A driver's profile with career figures; null for an unknown driver. */
export const fetchDriverProfile = createServerFn({ method: "GET" })
  .validator(driverId)
  .handler(async ({ data }): Promise<DriverProfile | null> => {
    const [profile] = await apiGet(endpoints.driverProfile, data);
    return profile ?? null;
  });

/** Every race and sprint result of a driver, newest first. */
export const fetchDriverResults = createServerFn({ method: "GET" })
  .validator(driverId)
  .handler(({ data }) => apiGet(endpoints.driverResults, data));

/** A driver's seasons, newest first. */
export const fetchDriverChampionship = createServerFn({ method: "GET" })
  .validator(driverId)
  .handler(({ data }) => apiGet(endpoints.driverChampionship, data));

/** Every race of a driver against each teammate, newest first. */
export const fetchTeammates = createServerFn({ method: "GET" })
  .validator(driverId)
  .handler(({ data }) => apiGet(endpoints.teammates, data));

/** The same, only races in which both were classified. */
export const fetchTeammatesFinished = createServerFn({ method: "GET" })
  .validator(driverId)
  .handler(({ data }) => apiGet(endpoints.teammatesFinished, data));

/** A driver's qualifying results and comparisons with teammates. */
export const fetchDriverQualifying = createServerFn({ method: "GET" })
  .validator(driverId)
  .handler(({ data }) => apiGet(endpoints.driverQualifying, data));

/** The races a driver entered, as the calendar shows them, newest first. */
export const fetchDriverRaces = createServerFn({ method: "GET" })
  .validator(driverId)
  .handler(({ data }) => apiGet(endpoints.driverRaces, data));

/**
 * The careers of the current season's drivers, or of everyone who entered a Grand Prix, in figures; by wins, then podiums,
 * then points.
 */
export const fetchDriverCareers = createServerFn({ method: "GET" })
  .validator(picklist(["current", "all"]))
  .handler(async ({ data }) => {
    const careers = await apiGet(endpoints.driverCareers);
    const asked = data === "current" ? careers.filter(({ current }) => current) : careers;
    return asked.toSorted(
      (one, other) =>
        other.wins - one.wins || other.podiums - one.podiums || (other.points ?? 0) - (one.points ?? 0),
    );
  });
