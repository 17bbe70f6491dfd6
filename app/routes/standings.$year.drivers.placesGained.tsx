import { createFileRoute } from "@tanstack/react-router";
import { seasonLapsQuery } from "#app/data/standings.queries.ts";
import { SeasonLapsScreen, SeasonLapsSkeleton } from "#app/features/lap-figures/lap-figures.tsx";
import { standingsHead } from "#app/seo/standings-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/standings/$year/drivers/placesGained")({
  validateSearch: tableView,
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(seasonLapsQuery(Number(params.year)));
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "drivers/placesGained" }),
  pendingComponent: SeasonLapsSkeleton,
  component: SeasonLapsScreen,
});
