import { createServerFn } from "@tanstack/react-start";
import { calendarRows } from "#contract/calendar.ts";
import { paths } from "#contract/paths.ts";
import { type LastRace, lastRaces, type NextRace, nextRaces } from "#contract/races.ts";
import { season } from "#contract/values.ts";
import { apiGet } from "./upstream.server.ts";

/** The next race, or null after the season's last. */
export const fetchNextRace = createServerFn({ method: "GET" }).handler(async (): Promise<NextRace | null> => {
  const [race] = await apiGet(paths.nextRace(), nextRaces);
  return race ?? null;
});

/** The last race with a result, or null when the archive holds none. */
export const fetchLastRace = createServerFn({ method: "GET" }).handler(async (): Promise<LastRace | null> => {
  const [race] = await apiGet(paths.lastRace(), lastRaces);
  return race ?? null;
});

/** A season's calendar. */
export const fetchCalendar = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(paths.calendar(data), calendarRows));
