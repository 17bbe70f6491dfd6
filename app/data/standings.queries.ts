import { freshness } from "#contract/freshness.ts";
import { type ServerCall, apiQuery } from "./api-query.ts";

/** The options of a query for a season's standings. @param of what else than the year they depend on */
function seasonQuery<T>(year: number, name: string, fetch: ServerCall<T>, ...of: Array<string>) {
  return apiQuery({ key: ["standings", year, name, ...of], fetch, staleMs: freshness.standings.staleMs });
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

/** The ids of the present season's teams and drivers, in the order of its tables. */
export function presentOrderQuery() {
  return apiQuery({
    key: ["standings", "present-order"],
    fetch: ({ fetchPresentOrder }) => fetchPresentOrder(),
    staleMs: freshness.standings.staleMs,
  });
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
export function constructorPointsQuery(year: number) {
  return seasonQuery(year, "constructor-points", ({ fetchConstructorPoints }) =>
    fetchConstructorPoints({ data: year }),
  );
}

/** Chances of the drivers' title after each round of a season. */
export function driverOddsQuery(year: number) {
  return seasonQuery(year, "driver-odds", ({ fetchDriverOdds }) => fetchDriverOdds({ data: year }));
}

/** Chances of the constructors' title after each round of a season. */
export function constructorOddsQuery(year: number) {
  return seasonQuery(year, "constructor-odds", ({ fetchConstructorOdds }) =>
    fetchConstructorOdds({ data: year }),
  );
}

/** How accurate past title chances were. */
export function titleOddsReportQuery() {
  return apiQuery({
    key: ["title-odds", "report-card"],
    fetch: ({ fetchTitleOddsReport }) => fetchTitleOddsReport(),
    staleMs: freshness.reference.staleMs,
  });
}

/** The races that changed the drivers' title chances most. */
export function titleSwingsQuery() {
  return apiQuery({
    key: ["title-odds", "swings"],
    fetch: ({ fetchTitleSwings }) => fetchTitleSwings(),
    staleMs: freshness.reference.staleMs,
  });
}

/** A season's tables under the rules in the URL. */
export function seasonUnderRulesQuery(year: number, rules: string) {
  return seasonQuery(
    year,
    "rules",
    ({ fetchSeasonUnderRules }) => fetchSeasonUnderRules({ data: { year, rules } }),
    rules,
  );
}

/** The champions of all seasons under the rules in the URL. */
export function championsQuery(rules: string) {
  return apiQuery({
    key: ["champions", rules],
    fetch: ({ fetchChampions }) => fetchChampions({ data: rules }),
    staleMs: freshness.standings.staleMs,
  });
}
