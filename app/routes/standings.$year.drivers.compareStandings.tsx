import { createFileRoute } from "@tanstack/react-router";
import { driverChampionshipQuery } from "#app/data/drivers.queries.ts";
import { driverPointsQuery } from "#app/data/standings.queries.ts";
import {
  CompareSkeleton,
  DriversCompareScreen,
} from "#app/features/standings/compare/drivers-compare-screen.tsx";
import {
  comparedSeasons,
  driversCompareSearch,
  seasonsToCompare,
} from "#app/features/standings/standings-search.ts";
import { standingsHead } from "#app/seo/standings-head.ts";

export const Route = createFileRoute("/standings/$year/drivers/compareStandings")({
  validateSearch: driversCompareSearch,
  loaderDeps: ({ search: { driver, seasons } }) => ({ driver, seasons }),
  loader: ({ context: { queryClient }, params, deps }) => {
    const page = Number(params.year);
    void queryClient.prefetchQuery(driverPointsQuery(page));
    if (deps.driver === undefined) return;
    void queryClient.prefetchQuery(driverChampionshipQuery(deps.driver));
    for (const year of seasonsToCompare(comparedSeasons(deps), page)) {
      void queryClient.prefetchQuery(driverPointsQuery(year));
    }
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "drivers/compareStandings" }),
  pendingComponent: CompareSkeleton,
  component: DriversCompareScreen,
});
