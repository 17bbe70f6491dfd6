import { createFileRoute } from "@tanstack/react-router";
import { driverChampionshipQuery } from "#app/data/drivers.queries.ts";
import { DriverChampionshipScreen } from "#app/features/drivers/driver-championship-screen.tsx";
import { driverHead } from "#app/seo/driver-head.ts";

export const Route = createFileRoute("/driver/$driverId/championship")({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(driverChampionshipQuery(params.driverId));
  },
  head: ({ match, params }) => driverHead(match.context.siteUrl, "championship", params.driverId),
  component: DriverChampionshipScreen,
});
