import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { teamChampionshipQuery } from "#app/data/teams.queries.ts";
import { notes } from "#app/features/results/notes.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { teamChampionshipTable } from "./team-championship-table.tsx";

/** A team's seasons in the constructors' championship. */
export function TeamChampionshipScreen() {
  const { teamId } = useParams({ from: "/teams/$teamId/championship" });
  const { data } = useSuspenseQuery(teamChampionshipQuery(teamId));
  if (!data.available || data.value.length === 0) return <EmptyNote>{notes.teamChampionship}</EmptyNote>;
  return <DataTable table={teamChampionshipTable} rows={data.value} />;
}

export function TeamChampionshipSkeleton() {
  return <TableSkeleton table={teamChampionshipTable} />;
}
