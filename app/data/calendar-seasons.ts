import type { ArchiveInfo } from "#contract/archive.ts";
import { firstSeason, lastSeason } from "#contract/ids.ts";

/** The first and last season with a calendar, inclusive. */
export type CalendarSeasons = { first: number; last: number };

/** The first season of the championship and the last on the calendar, known without a request. */
export const championshipSeasons: CalendarSeasons = { first: firstSeason, last: lastSeason };

/** The seasons whose calendar the archive contains; null if there are none. */
export function calendarSeasons({ coverage }: ArchiveInfo): CalendarSeasons | null {
  const held = coverage.find(({ kind }) => kind === "calendar");
  return held === undefined ? null : { first: held.from, last: held.to };
}

/** The seasons, newest first. */
export function newestFirst({ first, last }: CalendarSeasons): Array<number> {
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

/** The season nearest to a year. */
export function nearestSeason(year: number, { first, last }: CalendarSeasons): number {
  return Math.min(Math.max(year, first), last);
}
