import { freshness } from "#contract/freshness.ts";
import { apiQuery } from "./api-query.ts";

/** The next race; null after the season's last. */
export function nextRaceQuery() {
  return apiQuery({
    key: ["races", "next"],
    fetch: ({ fetchNextRace }) => fetchNextRace(),
    staleMs: freshness.nextRace.staleMs,
  });
}

/** The last race with a result, with its podium. */
export function lastRaceQuery() {
  return apiQuery({
    key: ["races", "last"],
    fetch: ({ fetchLastRace }) => fetchLastRace(),
    staleMs: freshness.lastRace.staleMs,
  });
}

/** A season's calendar by round; without a year the current season's. No races for a year outside the calendar. */
export function calendarQuery(year: number | null) {
  return apiQuery({
    key: ["races", "season", year ?? "current"],
    fetch: ({ fetchCalendar }) => fetchCalendar({ data: year }),
    staleMs: freshness.calendar.staleMs,
  });
}
