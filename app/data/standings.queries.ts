import { freshness } from "#contract/freshness.ts";
import { type Ask, apiQuery } from "./api-query.ts";

/** The options of a query for a season's standings. */
function seasonQuery<T>(year: number, name: string, fetch: Ask<T>) {
  return apiQuery({ key: ["standings", year, name], fetch, staleMs: freshness.standings.staleMs });
}

/** A season's drivers' table. */
export function driverOverviewQuery(year: number) {
  return seasonQuery(year, "drivers", ({ fetchDriverOverview }) => fetchDriverOverview({ data: year }));
}

/** A season's constructors' table. */
export function constructorOverviewQuery(year: number) {
  return seasonQuery(year, "constructors", ({ fetchConstructorOverview }) =>
    fetchConstructorOverview({ data: year }),
  );
}

/** Drivers' points and places after each round. */
export function driverPointsQuery(year: number) {
  return seasonQuery(year, "driver-points", ({ fetchDriverPoints }) => fetchDriverPoints({ data: year }));
}

/** A season's drivers: who they are, and their season in figures. */
export function driverDetailsQuery(year: number) {
  return seasonQuery(year, "driver-details", ({ fetchDriverDetails }) => fetchDriverDetails({ data: year }));
}

/** Every race of every driver of a season. */
export function driverRaceDetailsQuery(year: number) {
  return seasonQuery(year, "driver-races", ({ fetchDriverRaceDetails }) =>
    fetchDriverRaceDetails({ data: year }),
  );
}

/** Lap statistics of a season's drivers. */
export function seasonLapsQuery(year: number) {
  return seasonQuery(year, "laps", ({ fetchSeasonLaps }) => fetchSeasonLaps({ data: year }));
}

/** Every pair of teammates in a season's qualifying sessions. */
export function qualifyingTeammatesQuery(year: number) {
  return seasonQuery(year, "qualifying-teammates", ({ fetchQualifyingTeammates }) =>
    fetchQualifyingTeammates({ data: year }),
  );
}

/** A season's table with points for qualifying positions. */
export function qualifyingChampionshipQuery(year: number) {
  return seasonQuery(year, "qualifying-championship", ({ fetchQualifyingChampionship }) =>
    fetchQualifyingChampionship({ data: year }),
  );
}

/** Constructors' points and places after each round. */
export function constructorRoundsQuery(year: number) {
  return seasonQuery(year, "constructor-rounds", ({ fetchConstructorRounds }) =>
    fetchConstructorRounds({ data: year }),
  );
}
