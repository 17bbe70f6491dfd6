import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { teamResultsQuery } from "#app/data/teams.queries.ts";
import { CoveredResults } from "#app/features/coverage/covered-results.tsx";
import { useTeamCoverage } from "#app/features/coverage/use-coverage.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { resultsMethod } from "#app/features/results/notes.ts";
import { teamResultsTable } from "./team-results-table.ts";

/** Every race and sprint result of a team. */
export function TeamResultsScreen() {
  const { teamId } = useParams({ from: "/teams/$teamId/" });
  const { data } = useSuspenseQuery(teamResultsQuery(teamId));
  return (
    <CoveredResults facts={data} coverage={useTeamCoverage(teamId)} shows="results">
      {(rows) => <DataTable table={teamResultsTable} rows={rows} method={resultsMethod} />}
    </CoveredResults>
  );
}

export function TeamResultsSkeleton() {
  return <TableSkeleton table={teamResultsTable} />;
}
