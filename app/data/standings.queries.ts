import { freshness } from "#contract/freshness.ts";
import { factsQuery } from "./facts.ts";
import { fetchConstructorOverview, fetchDriverOverview } from "./standings.functions.ts";

/** A season's drivers' table. */
export function driverOverviewQuery(year: number) {
  return factsQuery({
    key: ["standings", year, "drivers"],
    fetch: () => fetchDriverOverview({ data: year }),
    staleMs: freshness.standings.staleMs,
  });
}

/** A season's constructors' table. */
export function constructorOverviewQuery(year: number) {
  return factsQuery({
    key: ["standings", year, "constructors"],
    fetch: () => fetchConstructorOverview({ data: year }),
    staleMs: freshness.standings.staleMs,
  });
}
