import { createServerFn } from "@tanstack/react-start";
import { picklist } from "valibot";
import { driverRaceRows } from "#contract/calendar.ts";
import { driverCareerRows } from "#contract/careers.ts";
import { driverChampionshipRows } from "#contract/championship.ts";
import { freshness } from "#contract/freshness.ts";
import { driverId } from "#contract/ids.ts";
import { paths } from "#contract/paths.ts";
import { type DriverProfile, driverProfiles } from "#contract/profiles.ts";
import { driverQualifying } from "#contract/qualifying.ts";
import { resultRows } from "#contract/results.ts";
import { teammateRecords } from "#contract/teammates.ts";
import { apiGet } from "./upstream.server.ts";

/** Who a driver is, and the career in figures; null when the archive knows no such driver. */
export const fetchDriverProfile = createServerFn({ method: "GET" })
  .validator(driverId)
  .handler(async ({ data }): Promise<DriverProfile | null> => {
    const [profile] = await apiGet(paths.driverProfile(data), driverProfiles, freshness.driverProfile);
    return profile ?? null;
  });

/** Every race and sprint result of a driver, newest first. */
export const fetchDriverResults = createServerFn({ method: "GET" })
  .validator(driverId)
  .handler(({ data }) => apiGet(paths.driverResults(data), resultRows, freshness.driverResults));

/** A driver's seasons, newest first. */
export const fetchDriverChampionship = createServerFn({ method: "GET" })
  .validator(driverId)
  .handler(({ data }) =>
    apiGet(paths.driverChampionship(data), driverChampionshipRows, freshness.driverChampionship),
  );

/** Every race of a driver against each teammate, newest first. */
export const fetchTeammates = createServerFn({ method: "GET" })
  .validator(driverId)
  .handler(({ data }) => apiGet(paths.teammates(data), teammateRecords, freshness.teammates));

/** The same, only races in which both were classified. */
export const fetchTeammatesFinished = createServerFn({ method: "GET" })
  .validator(driverId)
  .handler(({ data }) => apiGet(paths.teammatesFinished(data), teammateRecords, freshness.teammates));

/** A driver's qualifying results and comparisons with teammates. */
export const fetchDriverQualifying = createServerFn({ method: "GET" })
  .validator(driverId)
  .handler(({ data }) => apiGet(paths.driverQualifying(data), driverQualifying, freshness.driverResults));

/** The races a driver entered, as the calendar shows them, newest first. */
export const fetchDriverRaces = createServerFn({ method: "GET" })
  .validator(driverId)
  .handler(({ data }) => apiGet(paths.driverRaces(data), driverRaceRows, freshness.driverResults));

/** The careers of the current season's drivers, or of everyone who entered a Grand Prix, in figures. */
export const fetchDriverCareers = createServerFn({ method: "GET" })
  .validator(picklist(["current", "all"]))
  .handler(async ({ data }) => {
    const careers = await apiGet(paths.driversOverview(), driverCareerRows, freshness.reference);
    return data === "current" ? careers.filter(({ current }) => current) : careers;
  });
