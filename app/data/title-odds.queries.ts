import { freshness } from "#contract/freshness.ts";
import { apiQuery } from "./api-query.ts";

/** Chances of the drivers' title after each round of a season. */
export function driverOddsQuery(year: number) {
  return apiQuery({
    key: ["standings", year, "driver-odds"],
    fetch: ({ fetchDriverOdds }) => fetchDriverOdds({ data: year }),
    staleMs: freshness.standings.staleMs,
  });
}

/** Chances of the constructors' title after each round of a season. */
export function constructorOddsQuery(year: number) {
  return apiQuery({
    key: ["standings", year, "constructor-odds"],
    fetch: ({ fetchConstructorOdds }) => fetchConstructorOdds({ data: year }),
    staleMs: freshness.standings.staleMs,
  });
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
