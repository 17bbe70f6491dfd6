import { createFileRoute } from "@tanstack/react-router";
import { driverChampionshipQuery, driverResultsQuery } from "#app/data/drivers.queries.ts";
import { DriverChartsScreen } from "#app/features/drivers/charts/driver-charts-screen.tsx";
import { read, searchParams, seasonParameter } from "#app/text/search-params.ts";
import { driverHead } from "#app/seo/driver-head.ts";

/** The season whose finishes are drawn. */
const chartsSearch = searchParams({ season: read(seasonParameter) });

export const Route = createFileRoute("/driver/$driverId/charts")({
  validateSearch: chartsSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(driverChampionshipQuery(params.driverId));
    void context.queryClient.prefetchQuery(driverResultsQuery(params.driverId));
  },
  head: ({ match, params }) => driverHead(match.context.siteUrl, "charts", params.driverId),
  component: DriverChartsScreen,
});
