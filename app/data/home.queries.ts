import { freshness } from "#contract/freshness.ts";
import { apiQuery } from "./api-query.ts";

/** The top of the current drivers' championship. */
export function topDriversQuery() {
  return apiQuery({
    key: ["standings", "current", "drivers", "top"],
    fetch: ({ fetchTopDrivers }) => fetchTopDrivers(),
    staleMs: freshness.standings.staleMs,
  });
}

/** The top of the current constructors' championship. */
export function topConstructorsQuery() {
  return apiQuery({
    key: ["standings", "current", "constructors", "top"],
    fetch: ({ fetchTopConstructors }) => fetchTopConstructors(),
    staleMs: freshness.standings.staleMs,
  });
}

/** The current season, race by race: winners, points of the leaders, teammates in qualifying. */
export function seasonSoFarQuery() {
  return apiQuery({
    key: ["standings", "current", "season"],
    fetch: ({ fetchSeasonSoFar }) => fetchSeasonSoFar(),
    staleMs: freshness.standings.staleMs,
  });
}

/** The weekend of the next race, with last year's winner there; null after the season's last race. */
export function nextWeekendQuery() {
  return apiQuery({
    key: ["races", "next", "weekend"],
    fetch: ({ fetchNextWeekend }) => fetchNextWeekend(),
    staleMs: freshness.calendar.staleMs,
  });
}

/** The top holders of the main records, and past races on this day. */
export function allTimeQuery() {
  return apiQuery({
    key: ["home", "all-time"],
    fetch: ({ fetchAllTime }) => fetchAllTime(),
    staleMs: freshness.lastRace.staleMs,
  });
}
