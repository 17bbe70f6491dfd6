import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { driverChampionshipQuery } from "#app/data/drivers.queries.ts";
import { notes } from "#app/features/results/notes.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { driverChampionshipTable } from "./driver-championship-table.tsx";

const method =
  "Points and ranks are the championship's, dropped scores left out. Average points are per Grand Prix, the average finish is over classified ones; sprints count in the points only. Source: F1DB.";

/** A driver's seasons in the drivers' championship. */
export function DriverChampionshipScreen() {
  const { driverId } = useParams({ from: "/driver/$driverId/championship" });
  const { data } = useSuspenseQuery(driverChampionshipQuery(driverId));
  if (!data.available || data.value.length === 0) return <EmptyNote>{notes.driverChampionship}</EmptyNote>;
  return <DataTable table={driverChampionshipTable} rows={data.value} method={method} />;
}

export function DriverChampionshipSkeleton() {
  return <TableSkeleton table={driverChampionshipTable} />;
}
