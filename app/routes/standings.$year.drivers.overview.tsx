import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useMemo } from "react";
import type { DriverOverview } from "#contract/championship.ts";
import { driverOverviewQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "#app/features/standings/layout/season-facts.tsx";
import {
  extraOf,
  overviewFinding,
  overviewMethod,
  withGaps,
} from "#app/features/standings/overview/columns.tsx";
import { standingsHead } from "#app/seo/standings-head.ts";
import { lastName } from "#app/text/format.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { tableView } from "#app/ui/table/view.ts";

import { driversTable, driversTables } from "#app/features/standings/overview/drivers-table.tsx";

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
      {(overview) => <Drivers overview={overview} />}
    </SeasonFacts>
  );
}

function Drivers({ overview }: { overview: DriverOverview }) {
  const rows = useMemo(() => withGaps(overview.standings), [overview]);
  const extra = extraOf(overview.standings);
  const table = useMemo(
    () => ({
      ...driversTable(extra, overview.year),
      heading: overviewFinding(
        overview,
        overview.standings.map(({ driver_name }) => lastName(driver_name)),
      ),
    }),
    [extra, overview],
  );
  return <DataTable table={table} rows={rows} method={overviewMethod(overview, extra)} />;
}

function DriversOverviewSkeleton() {
  return <TableSkeleton table={driversTables.none} />;
}
