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

/** Who a season's drivers are, and their season. */
export const fetchDriverDetails = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.driverDetails, data));

/** Every driver's every race of a season. */
export const fetchDriverRaceDetails = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.driverRaceDetails, data));

/** Every pair of teammates in a season's qualifying. */
export const fetchQualifyingTeammates = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.qualifyingTeammates, data));

/** A season's table as if qualifying gave the points. */
export const fetchQualifyingChampionship = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.qualifyingChampionship, data));

/** What the laps of a season's races tell of its drivers. */
export const fetchSeasonLaps = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.seasonLaps, data));

/** Constructors' points and places after each round. */
export const fetchConstructorRounds = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.constructorRounds, data));
