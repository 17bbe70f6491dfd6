import { createFileRoute } from "@tanstack/react-router";
import { constructorPointsQuery, driverRaceDetailsQuery } from "#app/data/standings.queries.ts";
import {
  ConstructorsDetailedScreen,
  ConstructorsDetailedSkeleton,
} from "#app/features/standings/detailed-table/detailed-screens.tsx";
import { standingsHead } from "#app/seo/standings-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/standings/$year/constructors/detailedTable")({
  validateSearch: tableView,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(constructorPointsQuery(Number(params.year)));
    void context.queryClient.prefetchQuery(driverRaceDetailsQuery(Number(params.year)));
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "constructors/detailedTable" }),
  pendingComponent: ConstructorsDetailedSkeleton,
  component: ConstructorsDetailedScreen,
});
