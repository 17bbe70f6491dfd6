import { notFound, type ParsedLocation, redirect } from "@tanstack/react-router";
import { grandPrixNames } from "#contract/grand-prix-names.ts";
import { firstSeason } from "#contract/ids.ts";
import type { CalendarSeasons } from "#app/data/calendar-seasons.ts";
import { stringifySearch } from "#app/search-params.ts";

/** The first season of the championship and the last on the calendar. */
export const standingsSeasons: CalendarSeasons = { first: firstSeason, last: lastAfter(firstSeason) };

function lastAfter(year: number): number {
  return grandPrixNames(year + 1).length === 0 ? year : lastAfter(year + 1);
}

/** True for a year that has standings, as an address writes it. */
export function isSeason(year: string): boolean {
  const { first, last } = standingsSeasons;
  return /^\d{4}$/.test(year) && Number(year) >= first && Number(year) <= last;
}

/**
 * Lets only seasons of the championship pass. A form without scripts asks for another season with `?season=`:
 * it is led to the same page of that season, with the rest of its search.
 *
 * @throws "not found" with the year that was asked for, or a redirect (307)
 */
export function knownSeason(year: string, location: ParsedLocation<Record<string, unknown>>): void {
  if (!isSeason(year)) throw notFound({ data: { year } });
  const { season, ...search } = location.search;
  if (typeof season !== "string") return;
  const page = pageOf(location.pathname);
  throw redirect({ href: `/standings/${season}/${page}${stringifySearch(search)}`, statusCode: 307 });
}

/** What of a standings address stands below its season: "drivers/graph" of "/standings/2025/drivers/graph". */
export function pageOf(pathname: string): string {
  return pathname.split("/").slice(3).filter(Boolean).join("/");
}
