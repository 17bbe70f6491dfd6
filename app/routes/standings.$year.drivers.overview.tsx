import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { driverOverviewQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "#app/features/standings/layout/season-facts.tsx";
import { DriverStandings, driversTables } from "#app/features/standings/overview/drivers-table.tsx";
import { standingsHead } from "#app/seo/standings-head.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
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

/** A season's drivers' championship. */
function DriversOverviewScreen() {
  const year = Number(Route.useParams().year);
  const { data } = useSuspenseQuery(driverOverviewQuery(year));
  return (
    <SeasonFacts
      year={year}
      facts={data}
      detail="standings"
      isEmpty={({ standings }) => standings.length === 0}
    >
      {(overview) => <DriverStandings overview={overview} />}
    </SeasonFacts>
  );
}

function DriversOverviewSkeleton() {
  return <TableSkeleton table={driversTables.none} />;
}
