import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { driverChampionshipQuery } from "#app/data/drivers.queries.ts";
import { notes } from "#app/features/results/notes.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { driverChampionshipTable } from "./driver-championship-table.tsx";

/** A driver's seasons in the drivers' championship. */
export function DriverChampionshipScreen() {
  const { driverId } = useParams({ from: "/driver/$driverId/championship" });
  const { data } = useSuspenseQuery(driverChampionshipQuery(driverId));
  if (!data.available || data.value.length === 0) return <EmptyNote>{notes.driverChampionship}</EmptyNote>;
  return <DataTable table={driverChampionshipTable} rows={data.value} />;
}

export function DriverChampionshipSkeleton() {
  return <TableSkeleton table={driverChampionshipTable} />;
}
