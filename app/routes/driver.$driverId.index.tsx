import { createFileRoute } from "@tanstack/react-router";
import { driverResultsQuery } from "#app/data/drivers.queries.ts";
import { DriverResultsScreen } from "#app/features/drivers/driver-results-screen.tsx";
import { driverHead } from "#app/seo/driver-head.ts";

export const Route = createFileRoute("/driver/$driverId/")({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(driverResultsQuery(params.driverId));
  },
  head: ({ match, params }) => driverHead(match.context.siteUrl, "results", params.driverId),
  component: DriverResultsScreen,
});
