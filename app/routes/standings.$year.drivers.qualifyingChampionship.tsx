import { createFileRoute } from "@tanstack/react-router";
import { driverDetailsQuery, qualifyingChampionshipQuery } from "#app/data/standings.queries.ts";
import {
  QualifyingChampionshipScreen,
  QualifyingChampionshipSkeleton,
} from "#app/features/standings/qualifying-championship/qualifying-championship-screen.tsx";
import { standingsHead } from "#app/seo/standings-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/standings/$year/drivers/qualifyingChampionship")({
  validateSearch: tableView,
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(qualifyingChampionshipQuery(Number(params.year)));
    void queryClient.prefetchQuery(driverDetailsQuery(Number(params.year)));
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "drivers/qualifyingChampionship" }),
  pendingComponent: QualifyingChampionshipSkeleton,
  component: QualifyingChampionshipScreen,
});
