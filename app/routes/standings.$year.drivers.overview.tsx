import { createFileRoute } from "@tanstack/react-router";
import { driverOverviewQuery } from "#app/data/standings.queries.ts";
import {
  DriversOverviewScreen,
  DriversOverviewSkeleton,
} from "#app/features/standings/overview/drivers-overview-screen.tsx";
import { standingsHead } from "#app/seo/standings-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/standings/$year/drivers/overview")({
  validateSearch: tableView,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(driverOverviewQuery(Number(params.year)));
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "drivers/overview" }),
  pendingComponent: DriversOverviewSkeleton,
  component: DriversOverviewScreen,
});
