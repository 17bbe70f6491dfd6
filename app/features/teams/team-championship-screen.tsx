import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { teamChampionshipQuery } from "#app/data/teams.queries.ts";
import { notes } from "#app/features/results/notes.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { teamChampionshipTable } from "./team-championship-table.tsx";

const method =
  "Points and places are the constructors' championship's, which began in 1958; wins, podiums and poles are counted from Grands Prix only. Source: F1DB.";

/** A team's seasons in the constructors' championship. */
export function TeamChampionshipScreen() {
  const { teamId } = useParams({ from: "/teams/$teamId/championship" });
  const { data } = useSuspenseQuery(teamChampionshipQuery(teamId));
  if (!data.available || data.value.length === 0) return <EmptyNote>{notes.teamChampionship}</EmptyNote>;
  return <DataTable table={teamChampionshipTable} rows={data.value} method={method} />;
}

export function TeamChampionshipSkeleton() {
  return <TableSkeleton table={teamChampionshipTable} />;
}
