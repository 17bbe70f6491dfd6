import { createServerFn } from "@tanstack/react-start";
import { endpoints } from "#contract/endpoints.ts";
import { season } from "#contract/values.ts";
import { apiGet } from "./upstream.server.ts";

/** A season's drivers' table. */
export const fetchDriverOverview = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.driverOverview, data));

/** A season's constructors' table. */
export const fetchConstructorOverview = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.constructorOverview, data));

/** Drivers' points and places after each round. */
export const fetchDriverPoints = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.driverPoints, data));

/** A season's drivers: who they are, and their season in figures. */
export const fetchDriverDetails = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.driverDetails, data));

/** Every race of every driver of a season. */
export const fetchDriverRaceDetails = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.driverRaceDetails, data));

/** Every pair of teammates in a season's qualifying sessions. */
export const fetchQualifyingTeammates = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.qualifyingTeammates, data));

/** A season's table with points for qualifying positions. */
export const fetchQualifyingChampionship = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.qualifyingChampionship, data));

/** Lap statistics of a season's drivers. */
export const fetchSeasonLaps = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.seasonLaps, data));

/** Constructors' points and places after each round. */
export const fetchConstructorRounds = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.constructorRounds, data));
