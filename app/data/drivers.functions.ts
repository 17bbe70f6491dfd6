import { createServerFn } from "@tanstack/react-start";
import { driverChampionshipRows } from "#contract/championship.ts";
import { driverId } from "#contract/ids.ts";
import { paths } from "#contract/paths.ts";
import { resultRows } from "#contract/results.ts";
import { apiGet } from "./upstream.server.ts";

/** Every race and sprint result of a driver, newest first. */
export const fetchDriverResults = createServerFn({ method: "GET" })
  .validator(driverId)
  .handler(({ data }) => apiGet(paths.driverResults(data), resultRows));

/** A driver's seasons, newest first. */
export const fetchDriverChampionship = createServerFn({ method: "GET" })
  .validator(driverId)
  .handler(({ data }) => apiGet(paths.driverChampionship(data), driverChampionshipRows));
