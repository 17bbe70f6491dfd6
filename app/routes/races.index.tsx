import { createFileRoute } from "@tanstack/react-router";
import { RacesScreen, RacesSkeleton } from "#app/features/races/races-screen.tsx";
import { racesSearch } from "#app/features/races/races-search.ts";
import { racesHead } from "#app/seo/races-head.ts";
import type { QueryClient } from "@tanstack/react-query";
import { driverRacesQuery } from "#app/data/drivers.queries.ts";
import { prefetchDriver } from "#app/data/require-entity.ts";
import { calendarQuery } from "#app/data/races.queries.ts";

export const Route = createFileRoute("/races/")({
  validateSearch: racesSearch,
  loaderDeps: ({ search: { year, driver } }) => ({ year, driver }),
  loader: ({ context, deps }) => prefetchRaces(context.queryClient, deps),
  head: ({ match }) => racesHead(match.context.siteUrl, match.search),
  component: RacesScreen,
  pendingComponent: RacesSkeleton,
});

/** Starts what the page of races needs, for a season (the current one by default) or for a driver. */
export function prefetchRaces(
  queryClient: QueryClient,
  { year, driver }: { year?: number | undefined; driver?: string | undefined },
): void {
  if (driver === undefined) {
    void queryClient.prefetchQuery(calendarQuery(year ?? null));
  } else {
    void prefetchDriver(queryClient, driver);
    void queryClient.prefetchQuery(driverRacesQuery(driver));
  }
}
