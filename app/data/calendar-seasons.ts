import type { ArchiveInfo } from "#contract/archive.ts";

/** From which season to which there is a calendar, both ends included. */
export type CalendarSeasons = { first: number; last: number };

/** The seasons whose calendar an archive holds; null for an archive without any. */
export function calendarSeasons({ coverage }: ArchiveInfo): CalendarSeasons | null {
  const held = coverage.find(({ kind }) => kind === "calendar");
  return held === undefined ? null : { first: held.from, last: held.to };
}

/** The season nearest to a year. */
export function nearestSeason(year: number, { first, last }: CalendarSeasons): number {
  return Math.min(Math.max(year, first), last);
}
