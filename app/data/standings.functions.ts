import { createServerFn } from "@tanstack/react-start";
import { constructorOverview, driverOverview } from "#contract/championship.ts";
import { freshness } from "#contract/freshness.ts";
import { paths } from "#contract/paths.ts";
import {
  constructorRounds,
  driverDetails,
  driverPoints,
  driverRaceDetails,
  qualifyingChampionship,
  qualifyingTeammates,
} from "#contract/standings.ts";
import { season } from "#contract/values.ts";
import { apiGet } from "./upstream.server.ts";

/** A season's drivers' table. */
export const fetchDriverOverview = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(paths.driverOverview(data), driverOverview, freshness.standings));

/** A season's constructors' table. */
export const fetchConstructorOverview = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(paths.constructorOverview(data), constructorOverview, freshness.standings));

/** Drivers' points and places after each round. */
export const fetchDriverPoints = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(paths.driverPoints(data), driverPoints, freshness.standings));

/** Who a season's drivers are, and their season. */
export const fetchDriverDetails = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(paths.driverDetails(data), driverDetails, freshness.standings));

/** Every driver's every race of a season. */
export const fetchDriverRaceDetails = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(paths.driverRaceDetails(data), driverRaceDetails, freshness.standings));

/** Every pair of teammates in a season's qualifying. */
export const fetchQualifyingTeammates = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(paths.qualifyingTeammates(data), qualifyingTeammates, freshness.standings));

/** A season's table as if qualifying gave the points. */
export const fetchQualifyingChampionship = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) =>
    apiGet(paths.qualifyingChampionship(data), qualifyingChampionship, freshness.standings),
  );

/** Constructors' points and places after each round. */
export const fetchConstructorRounds = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(paths.constructorRounds(data), constructorRounds, freshness.standings));
