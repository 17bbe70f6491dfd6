import { createFileRoute } from "@tanstack/react-router";
import { hydratedOnInteraction } from "#app/data/api-query.ts";
import { driverChampionshipQuery, driverResultsQuery } from "#app/data/drivers.queries.ts";
import {
  DriverResults,
  DriverResultsSkeleton,
  loadResults,
  useResultsLoader,
} from "#app/features/results/lazy-results.ts";
import { driverHead } from "#app/seo/driver-head.ts";
import { HydrateOnInteraction } from "#app/ui/hydrate-on-interaction/hydrate-on-interaction.tsx";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/driver/$driverId/")({
  validateSearch: tableView,
  loader: ({ context, params }) => {
    void loadResults();
    void context.queryClient.prefetchQuery(driverChampionshipQuery(params.driverId));
    void context.queryClient.prefetchQuery({
      ...driverResultsQuery(params.driverId),
      meta: hydratedOnInteraction,
    });
  },
  head: ({ match, params }) => driverHead(match.context.siteUrl, "results", params.driverId),
  pendingComponent: () => <DriverResultsSkeleton />,
  component: DriverResultsScreen,
});

/** Every race and sprint result of a driver. */
function DriverResultsScreen() {
  const { driverId } = Route.useParams();
  return (
    <HydrateOnInteraction
      load={useResultsLoader(driverResultsQuery(driverId))}
      fallback={<DriverResultsSkeleton />}
    >
      <DriverResults driverId={driverId} />
    </HydrateOnInteraction>
  );
}
