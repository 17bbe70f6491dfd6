import { createFileRoute } from "@tanstack/react-router";
import { driverOddsQuery, titleOddsReportQuery } from "#app/data/standings.queries.ts";
import { ChancesSkeleton, DriverChancesScreen } from "#app/features/standings/title-odds/odds-screens.tsx";
import { standingsHead } from "#app/seo/standings-head.ts";
import { chancesSearch } from "#app/features/standings/standings-search.ts";

export const Route = createFileRoute("/standings/$year/drivers/odds")({
  validateSearch: chancesSearch,
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(driverOddsQuery(Number(params.year)));
    void queryClient.prefetchQuery(titleOddsReportQuery());
  },
  head: ({ match, params: { year } }) => standingsHead(match.context.siteUrl, { year, page: "drivers/odds" }),
  pendingComponent: ChancesSkeleton,
  component: DriverChancesScreen,
});
