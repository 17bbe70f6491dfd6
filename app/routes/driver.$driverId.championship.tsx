import { createFileRoute } from "@tanstack/react-router";
import { driverChampionshipQuery } from "#app/data/drivers.queries.ts";
import {
  DriverChampionshipScreen,
  DriverChampionshipSkeleton,
} from "#app/features/drivers/driver-championship-screen.tsx";
import { driverHead } from "#app/seo/driver-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/driver/$driverId/championship")({
  validateSearch: tableView,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(driverChampionshipQuery(params.driverId));
  },
  head: ({ match, params }) => driverHead(match.context.siteUrl, "championship", params.driverId),
  pendingComponent: DriverChampionshipSkeleton,
  component: DriverChampionshipScreen,
});
