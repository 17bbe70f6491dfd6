import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { DriverOverview } from "#contract/championship.ts";
import { driverOverviewQuery } from "#app/data/standings.queries.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { NoStandings, StandingsUnavailable } from "../layout/no-standings.tsx";
import { driversTables } from "./drivers-table.tsx";
import { extraOf, overviewMethod, withGaps } from "./lines.ts";

/** A season's drivers' championship. */
export function DriversOverviewScreen() {
  const year = Number(useParams({ from: "/standings/$year/drivers/overview" }).year);
  const { data } = useSuspenseQuery(driverOverviewQuery(year));
  if (!data.available) return <StandingsUnavailable championship="drivers" />;
  if (data.value.standings.length === 0) return <NoStandings year={year} detail="standings" />;
  return <Drivers overview={data.value} />;
}

function Drivers({ overview }: { overview: DriverOverview }) {
  const rows = useMemo(() => withGaps(overview.standings), [overview]);
  const extra = extraOf(overview.standings);
  return <DataTable table={driversTables[extra]} rows={rows} method={overviewMethod(overview, extra)} />;
}

export function DriversOverviewSkeleton() {
  return <TableSkeleton table={driversTables.none} />;
}
