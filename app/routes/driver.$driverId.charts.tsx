import { createFileRoute } from "@tanstack/react-router";
import { driverChampionshipQuery, driverResultsQuery } from "#app/data/drivers.queries.ts";
import { DriverChartsScreen } from "#app/features/drivers/charts/driver-charts-screen.tsx";
import { seasonParameter } from "#app/features/drivers/charts/season-parameter.ts";
import { driverHead } from "#app/seo/driver-head.ts";

export const Route = createFileRoute("/driver/$driverId/charts")({
  validateSearch: seasonParameter,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(driverChampionshipQuery(params.driverId));
    void context.queryClient.prefetchQuery(driverResultsQuery(params.driverId));
  },
  head: ({ match, params }) => driverHead(match.context.siteUrl, "charts", params.driverId),
  component: DriverChartsScreen,
});
