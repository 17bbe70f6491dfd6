import { createFileRoute } from "@tanstack/react-router";
import { driverDetailsQuery, driverRaceDetailsQuery } from "#app/data/standings.queries.ts";
import {
  PointsDistributionScreen,
  PointsDistributionSkeleton,
} from "#app/features/standings/points-distribution/points-distribution-screen.tsx";
import { standingsHead } from "#app/seo/standings-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/standings/$year/drivers/pointsDistribution")({
  validateSearch: tableView,
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(driverDetailsQuery(Number(params.year)));
    void queryClient.prefetchQuery(driverRaceDetailsQuery(Number(params.year)));
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "drivers/pointsDistribution" }),
  pendingComponent: PointsDistributionSkeleton,
  component: PointsDistributionScreen,
});
