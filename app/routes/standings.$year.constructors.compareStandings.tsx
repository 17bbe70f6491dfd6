import { createFileRoute } from "@tanstack/react-router";
import { constructorRoundsQuery } from "#app/data/standings.queries.ts";
import { ConstructorsCompareScreen } from "#app/features/standings/compare/constructors-compare-screen.tsx";
import { CompareSkeleton } from "#app/features/standings/compare/drivers-compare-screen.tsx";
import { compareSearch } from "#app/features/standings/standings-search.ts";
import { standingsHead } from "#app/seo/standings-head.ts";

export const Route = createFileRoute("/standings/$year/constructors/compareStandings")({
  validateSearch: compareSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(constructorRoundsQuery(Number(params.year)));
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "constructors/compareStandings" }),
  pendingComponent: CompareSkeleton,
  component: ConstructorsCompareScreen,
});
