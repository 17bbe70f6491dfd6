import { createFileRoute } from "@tanstack/react-router";
import { constructorPointsQuery } from "#app/data/standings.queries.ts";
import {
  ConstructorsGraphScreen,
  ConstructorsGraphSkeleton,
} from "#app/features/standings/graph/graph-screens.tsx";
import { graphSearch } from "#app/features/standings/standings-search.ts";
import { standingsHead } from "#app/seo/standings-head.ts";

export const Route = createFileRoute("/standings/$year/constructors/graph")({
  validateSearch: graphSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(constructorPointsQuery(Number(params.year)));
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "constructors/graph" }),
  pendingComponent: ConstructorsGraphSkeleton,
  component: ConstructorsGraphScreen,
});
