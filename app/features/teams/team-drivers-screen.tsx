import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { TeamId } from "#contract/ids.ts";
import type { ResultRow } from "#contract/results.ts";
import { teamResultsQuery } from "#app/data/teams.queries.ts";
import { useFactsLoader } from "#app/data/use-facts-loader.ts";
import { CoveredResults } from "#app/features/coverage/covered-results.tsx";
import { useTeamCoverage } from "#app/features/coverage/use-coverage.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { UntilTouched } from "#app/ui/until-touched/until-touched.tsx";
import { teamDrivers } from "./team-drivers.ts";
import { teamDriversTable } from "./team-drivers-table.tsx";

const method =
  "Counted are Grands Prix for this team: wins, podiums and poles by finish and grid slot, each race once. Sprints count in the points only. Source: F1DB.";

/** Everyone who raced for a team, with figures over their results for it. */
export function TeamDriversScreen() {
  const { teamId } = useParams({ from: "/teams/$teamId/drivers" });
  return (
    <UntilTouched load={useFactsLoader(teamResultsQuery(teamId))} fallback={<TeamDriversSkeleton />}>
      <CoveredDrivers teamId={teamId} />
    </UntilTouched>
  );
}

function CoveredDrivers({ teamId }: { teamId: TeamId }) {
  const { data } = useSuspenseQuery(teamResultsQuery(teamId));
  return (
    <CoveredResults facts={data} coverage={useTeamCoverage(teamId)} shows="figures">
      {(rows) => <Drivers results={rows} />}
    </CoveredResults>
  );
}

function Drivers({ results }: { results: Array<ResultRow> }) {
  const rows = useMemo(() => teamDrivers(results), [results]);
  return <DataTable table={teamDriversTable} rows={rows} method={method} />;
}

export function TeamDriversSkeleton() {
  return <TableSkeleton table={teamDriversTable} />;
}
