import { createFileRoute } from "@tanstack/react-router";
import { driverChampionshipQuery, driverResultsQuery } from "#app/data/drivers.queries.ts";
import { hydratedOnInteraction } from "#app/data/api-query.ts";
import { DriverResultsScreen, DriverResultsSkeleton } from "#app/features/drivers/driver-results-screen.tsx";
import { driverHead } from "#app/seo/driver-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/driver/$driverId/")({
  validateSearch: tableView,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(driverChampionshipQuery(params.driverId));
    void context.queryClient.prefetchQuery({
      ...driverResultsQuery(params.driverId),
      meta: hydratedOnInteraction,
    });
  },
  head: ({ match, params }) => driverHead(match.context.siteUrl, "results", params.driverId),
  pendingComponent: DriverResultsSkeleton,
  component: DriverResultsScreen,
});
