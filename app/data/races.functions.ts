import { createServerFn } from "@tanstack/react-start";
import { endpoints } from "#contract/endpoints.ts";
import { integer, nullable, number, pipe } from "valibot";
import { type CalendarRow } from "#contract/calendar.ts";
import { countryCode } from "#contract/countries.ts";
import { type LastRace, type NextRace } from "#contract/races.ts";
import { type CalendarSeasons, calendarSeasons, nearestSeason } from "./calendar-seasons.ts";
import { presentYear } from "./clock.server.ts";
import { apiGet } from "./upstream.server.ts";

/** The next race with its country's code, for the flag: every page shows it, and few need the whole table of codes. */
export type FlaggedRace = NextRace & { country_code: string | null };

/** The next race; null after the season's last. */
export const fetchNextRace = createServerFn({ method: "GET" }).handler(
  async (): Promise<FlaggedRace | null> => {
    const [race] = await apiGet(endpoints.nextRace);
    return race === undefined ? null : { ...race, country_code: countryCode(race.country) };
  },
);

/** The last race with a result; null if the archive has none. */
export const fetchLastRace = createServerFn({ method: "GET" }).handler(async (): Promise<LastRace | null> => {
  const [race] = await apiGet(endpoints.lastRace);
  return race ?? null;
});

/** A season's races by round, and the range of seasons with a calendar. */
export type SeasonCalendar = { year: number; seasons: CalendarSeasons | null; races: Array<CalendarRow> };

/**
 * A season's calendar. Without a year, the current season's: that of the present year, or the last one in the archive.
 * No races for a year outside the calendar.
 */
export const fetchCalendar = createServerFn({ method: "GET" })
  .validator(nullable(pipe(number(), integer())))
  .handler(async ({ data }): Promise<SeasonCalendar> => {
    const seasons = calendarSeasons(await apiGet(endpoints.archive));
    const year = data ?? presentYear();
    if (seasons === null) return { year, seasons, races: [] };
    const nearest = nearestSeason(year, seasons);
    if (data !== null && data !== nearest) return { year, seasons, races: [] };
    return {
      year: nearest,
      seasons,
      races: await apiGet(endpoints.calendar, nearest),
    };
  });
