import { freshness } from "#contract/freshness.ts";
import { factsQuery } from "./facts.ts";
import {
  fetchConstructorOverview,
  fetchConstructorRounds,
  fetchDriverDetails,
  fetchDriverOverview,
  fetchDriverPoints,
  fetchDriverRaceDetails,
  fetchQualifyingChampionship,
  fetchQualifyingTeammates,
} from "./standings.functions.ts";

/** The options of a query for a season's standings. */
function seasonQuery<T>(year: number, name: string, fetch: (options: { data: number }) => Promise<T>) {
  return factsQuery({
    key: ["standings", year, name],
    fetch: () => fetch({ data: year }),
    staleMs: freshness.standings.staleMs,
  });
}

/** A season's drivers' table. */
export function driverOverviewQuery(year: number) {
  return seasonQuery(year, "drivers", fetchDriverOverview);
}

/** A season's constructors' table. */
export function constructorOverviewQuery(year: number) {
  return seasonQuery(year, "constructors", fetchConstructorOverview);
}

/** Drivers' points and places after each round. */
export function driverPointsQuery(year: number) {
  return seasonQuery(year, "driver-points", fetchDriverPoints);
}

/** Who a season's drivers are, and their season. */
export function driverDetailsQuery(year: number) {
  return seasonQuery(year, "driver-details", fetchDriverDetails);
}

/** Every driver's every race of a season. */
export function driverRaceDetailsQuery(year: number) {
  return seasonQuery(year, "driver-races", fetchDriverRaceDetails);
}

/** Every pair of teammates in a season's qualifying. */
export function qualifyingTeammatesQuery(year: number) {
  return seasonQuery(year, "qualifying-teammates", fetchQualifyingTeammates);
}

/** A season's table as if qualifying gave the points. */
export function qualifyingChampionshipQuery(year: number) {
  return seasonQuery(year, "qualifying-championship", fetchQualifyingChampionship);
}

/** Constructors' points and places after each round. */
export function constructorRoundsQuery(year: number) {
  return seasonQuery(year, "constructor-rounds", fetchConstructorRounds);
}
