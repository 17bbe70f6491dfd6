import type { QueryClient } from "@tanstack/react-query";
import type { DriverOverview } from "#contract/championship.ts";
import type { Facts } from "#app/data/facts.ts";
import { promptly } from "#app/data/promptly.ts";
import { calendarQuery } from "#app/data/races.queries.ts";
import { driverOverviewQuery } from "#app/data/standings.queries.ts";

/** True for a season with a calendar and no result. */
export function hasNotStarted(overview: Facts<DriverOverview> | null): boolean {
  return overview?.available === true && overview.value.rounds_run === 0 && overview.value.rounds > 0;
}

/**
 * Starts what all pages of a season show: how far it has come, and the calendar where it has not begun. Whether it has
 * is waited for a moment, so that the calendar can be in the page from the start; a slow archive holds nothing back.
 */
export async function prefetchSeason(queryClient: QueryClient, year: number): Promise<void> {
  const overview = queryClient.fetchQuery(driverOverviewQuery(year));
  if (hasNotStarted(await promptly(overview))) void queryClient.prefetchQuery(calendarQuery(year));
}
