import { createFileRoute } from "@tanstack/react-router";
import { careersOfQuery, meetingsQuery } from "#app/data/comparison.queries.ts";
import { driverCareersQuery, driverChampionshipQuery } from "#app/data/drivers.queries.ts";
import { DriversOverviewScreen } from "#app/features/drivers-overview/drivers-overview-screen.tsx";
import { comparedIds, overviewSearch } from "#app/features/drivers-overview/search.ts";
import { listHead } from "#app/seo/lists-head.ts";

export const Route = createFileRoute("/drivers_overview/")({
  validateSearch: overviewSearch,
  loaderDeps: ({ search: { drivers, compare } }) => ({ drivers, compare }),
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(driverCareersQuery(deps.drivers ?? "current"));
    const ids = comparedIds(deps);
    if (ids.length === 0) return;
    void queryClient.prefetchQuery(careersOfQuery(ids));
    void queryClient.prefetchQuery(meetingsQuery(ids));
    for (const id of ids) void queryClient.prefetchQuery(driverChampionshipQuery(id));
  },
  head: ({ match }) => listHead(match.context.siteUrl, "careers"),
  component: DriversOverviewScreen,
});
