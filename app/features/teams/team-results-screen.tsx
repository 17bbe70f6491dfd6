import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { TeamId } from "#contract/ids.ts";
import { teamResultsQuery } from "#app/data/teams.queries.ts";
import { useFactsLoader } from "#app/data/use-facts-loader.ts";
import { CoveredResults } from "#app/features/coverage/covered-results.tsx";
import { useTeamCoverage } from "#app/features/coverage/use-coverage.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { UntilTouched } from "#app/ui/until-touched/until-touched.tsx";
import { resultsMethod } from "#app/features/results/notes.ts";
import { teamResultsTable } from "./team-results-table.ts";

/** Every race and sprint result of a team. */
export function TeamResultsScreen() {
  const { teamId } = useParams({ from: "/teams/$teamId/" });
  return (
    <UntilTouched load={useFactsLoader(teamResultsQuery(teamId))} fallback={<TeamResultsSkeleton />}>
      <Results teamId={teamId} />
    </UntilTouched>
  );
}

function Results({ teamId }: { teamId: TeamId }) {
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
