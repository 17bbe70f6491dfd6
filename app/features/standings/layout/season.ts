import { type ParsedLocation, notFound, redirect } from "@tanstack/react-router";
import type { ArchiveInfo } from "#contract/archive.ts";
import {
  type CalendarSeasons,
  calendarSeasons,
  championshipSeasons,
  nearestSeason,
} from "#app/data/calendar-seasons.ts";
import { nearestCovered } from "#app/data/nearest-covered.ts";
import type { ApiResult } from "#app/data/api-query.ts";
import { stringifySearch } from "#app/text/search-params.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { DriverOverview } from "#contract/championship.ts";
import { withinDeadline } from "#app/platform/deadline.ts";
import { calendarQuery } from "#app/data/races.queries.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { constructorOverviewQuery, driverOverviewQuery } from "#app/data/standings.queries.ts";

/** The seasons that have standings: an archive may bring the calendar of one more before it has begun. */
export function seasonsOf(archive: ApiResult<ArchiveInfo> | null): CalendarSeasons {
  const held = archive?.available ? calendarSeasons(archive.value) : null;
  const { first, last } = championshipSeasons;
  return { first, last: Math.max(last, held?.last ?? last) };
}

/** True for a year of these seasons, as an address writes it. */
export function isSeason(year: string, { first, last }: CalendarSeasons): boolean {
  return /^\d{4}$/.test(year) && Number(year) >= first && Number(year) <= last;
}

/**
 * Lets only seasons of the championship pass. A form without scripts asks for another season with `?season=`:
 * it is led to the same page of that season, with the rest of its search.
 *
 * @param askArchive what the archive holds, asked for years beyond those that are known; null when it is slow to say
 * @throws "not found" with the season nearest to the year that was asked for, or a redirect (307)
 */
export async function requireSeason(
  year: string,
  location: ParsedLocation<Record<string, unknown>>,
  askArchive: () => Promise<ApiResult<ArchiveInfo> | null>,
): Promise<void> {
  if (!isSeason(year, championshipSeasons)) {
    const seasons = seasonsOf(await askArchive());
    if (!isSeason(year, seasons)) throw notFound({ data: noSeason(year, seasons) });
  }
  const { season, ...search } = location.search;
  if (typeof season !== "string") return;
  const page = pageOf(location.pathname);
  throw redirect({
    href: `/standings/${encodeURIComponent(season)}/${page}${stringifySearch(search)}`,
    statusCode: 307,
  });
}

/** What the page about a year without standings has to know. */
function noSeason(year: string, seasons: CalendarSeasons) {
  const nearest = /^\d{1,9}$/.test(year) ? nearestSeason(Number(year), seasons) : seasons.last;
  return { seasons, nearest };
}

/** What of a standings address stands below its season: "drivers/graph" of "/standings/2025/drivers/graph". */
export function pageOf(pathname: string): string {
  return pathname.split("/").slice(3).filter(Boolean).join("/");
}

/** True for a season with a calendar and no result. */
export function seasonHasNotStarted(overview: ApiResult<DriverOverview> | null): boolean {
  return overview?.available === true && overview.value.rounds_run === 0 && overview.value.rounds > 0;
}

/**
 * Starts what all pages of a season show: how far it has come, the calendar where it has not begun, and the constructors
 * where pages lack the rounds. Whether it has begun is waited for a moment, so that the calendar can be in the page from
 * the start; a slow archive holds nothing back.
 */
export async function prefetchSeason(queryClient: QueryClient, year: number): Promise<void> {
  const overview = queryClient.fetchQuery(driverOverviewQuery(year));
  // In the browser the page that needs them asks.
  if (import.meta.env.SSR) await prefetchFinalConstructors(queryClient, year);
  if (seasonHasNotStarted(await withinDeadline(overview)))
    void queryClient.prefetchQuery(calendarQuery(year));
}

/** Starts the constructors' table where the rounds of a season are not held. */
async function prefetchFinalConstructors(queryClient: QueryClient, year: number): Promise<void> {
  const archive = await withinDeadline(queryClient.fetchQuery(archiveInfoQuery()));
  if (archive?.available && nearestCovered(archive.value, year, "round_standings") !== year)
    void queryClient.prefetchQuery(constructorOverviewQuery(year));
}
