import { createFileRoute } from "@tanstack/react-router";
import { constructorOddsQuery, titleOddsReportQuery } from "#app/data/standings.queries.ts";
import {
  ChancesSkeleton,
  ConstructorChancesScreen,
} from "#app/features/standings/title-odds/odds-screens.tsx";
import { standingsHead } from "#app/seo/standings-head.ts";
import { chancesSearch } from "#app/features/standings/standings-search.ts";

export const Route = createFileRoute("/standings/$year/constructors/odds")({
  validateSearch: chancesSearch,
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(constructorOddsQuery(Number(params.year)));
    void queryClient.prefetchQuery(titleOddsReportQuery());
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "constructors/odds" }),
  pendingComponent: ChancesSkeleton,
  component: ConstructorChancesScreen,
});
