import { createFileRoute } from "@tanstack/react-router";
import { driverPointsQuery } from "#app/data/standings.queries.ts";
import { DriversGraphScreen, DriversGraphSkeleton } from "#app/features/standings/graph/graph-screens.tsx";
import { graphSearch } from "#app/features/standings/standings-search.ts";
import { standingsHead } from "#app/seo/standings-head.ts";

export const Route = createFileRoute("/standings/$year/drivers/graph")({
  validateSearch: graphSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(driverPointsQuery(Number(params.year)));
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "drivers/graph" }),
  pendingComponent: DriversGraphSkeleton,
  component: DriversGraphScreen,
});
