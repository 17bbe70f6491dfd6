import type { ArchiveInfo } from "#contract/archive.ts";
import { firstSeason, lastSeason } from "#contract/ids.ts";

/** From which season to which there is a calendar, both ends included. */
export type CalendarSeasons = { first: number; last: number };

/** The first season of the championship and the last on the calendar, known before any answer. */
export const championshipSeasons: CalendarSeasons = { first: firstSeason, last: lastSeason };

/** The seasons whose calendar an archive holds; null for an archive without any. */
export function calendarSeasons({ coverage }: ArchiveInfo): CalendarSeasons | null {
  const held = coverage.find(({ kind }) => kind === "calendar");
  return held === undefined ? null : { first: held.from, last: held.to };
}

/** Every one of the seasons, newest first. */
export function newestFirst({ first, last }: CalendarSeasons): Array<number> {
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

/** The season nearest to a year. */
export function nearestSeason(year: number, { first, last }: CalendarSeasons): number {
  return Math.min(Math.max(year, first), last);
}
