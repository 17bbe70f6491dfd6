import { freshness } from "#contract/freshness.ts";
import { factsQuery } from "./facts.ts";

/** The first lines of the current drivers' championship. */
export function topDriversQuery() {
  return factsQuery({
    key: ["standings", "current", "drivers", "top"],
    fetch: ({ fetchTopDrivers }) => fetchTopDrivers(),
    staleMs: freshness.standings.staleMs,
  });
}

/** The first lines of the current constructors' championship. */
export function topConstructorsQuery() {
  return factsQuery({
    key: ["standings", "current", "constructors", "top"],
    fetch: ({ fetchTopConstructors }) => fetchTopConstructors(),
    staleMs: freshness.standings.staleMs,
  });
}
