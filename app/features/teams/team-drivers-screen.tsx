import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ResultRow } from "#contract/results.ts";
import { teamResultsQuery } from "#app/data/teams.queries.ts";
import { CoveredResults } from "#app/features/coverage/covered-results.tsx";
import { useTeamCoverage } from "#app/features/coverage/use-coverage.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { teamDrivers } from "./team-drivers.ts";
import { teamDriversTable } from "./team-drivers-table.tsx";

/** Everyone who raced for a team, with figures over their results for it. */
export function TeamDriversScreen() {
  const { teamId } = useParams({ from: "/teams/$teamId/drivers" });
  const { data } = useSuspenseQuery(teamResultsQuery(teamId));
  return (
    <CoveredResults facts={data} coverage={useTeamCoverage(teamId)} shows="figures">
      {(rows) => <Drivers results={rows} />}
    </CoveredResults>
  );
}

function Drivers({ results }: { results: Array<ResultRow> }) {
  const rows = useMemo(() => teamDrivers(results), [results]);
  return <DataTable table={teamDriversTable} rows={rows} />;
}

export function TeamDriversSkeleton() {
  return <TableSkeleton table={teamDriversTable} />;
}
