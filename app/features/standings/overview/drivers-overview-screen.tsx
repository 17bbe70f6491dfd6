import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { DriverOverview } from "#contract/championship.ts";
import { driverOverviewQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "../layout/season-facts.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { driversTable, driversTables } from "./drivers-table.tsx";
import { extraOf, overviewMethod, withGaps } from "./lines.ts";

/** A season's drivers' championship. */
export function DriversOverviewScreen() {
  const year = Number(useParams({ from: "/standings/$year/drivers/overview" }).year);
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
  const table = useMemo(() => driversTable(extra, overview.year), [extra, overview.year]);
  return <DataTable table={table} rows={rows} method={overviewMethod(overview, extra)} />;
}

export function DriversOverviewSkeleton() {
  return <TableSkeleton table={driversTables.none} />;
}
