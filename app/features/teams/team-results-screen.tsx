import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { TeamId } from "#contract/ids.ts";
import { teamResultsQuery } from "#app/data/teams.queries.ts";
import { useFactsLoader } from "#app/data/use-facts-loader.ts";
import { CoveredResults } from "#app/features/coverage/coverage-note.tsx";
import { useTeamCoverage } from "#app/features/coverage/coverage.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { HydrateOnInteraction } from "#app/ui/hydrate-on-interaction/hydrate-on-interaction.tsx";
import * as columns from "#app/features/results/result-columns.tsx";
import { resultClass, resultsMethod } from "#app/features/results/result-columns.tsx";
import type { ResultRow } from "#contract/results.ts";
import { resultFilters } from "#app/features/results/result-filters.ts";
import { defineTable } from "#app/ui/table/definition.ts";

/** Every race and sprint result of a team. */
export function TeamResultsScreen() {
  const { teamId } = useParams({ from: "/teams/$teamId/" });
  return (
    <HydrateOnInteraction load={useFactsLoader(teamResultsQuery(teamId))} fallback={<TeamResultsSkeleton />}>
      <Results teamId={teamId} />
    </HydrateOnInteraction>
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

/** Every race and sprint result of a team; the cars of one race and session share the race's cells. */
export const teamResultsTable = defineTable<ResultRow>({
  name: "team-results",
  caption: "Race and sprint results",
  noun: ["result", "results"],
  columns: [
    { ...columns.year, grouped: true },
    { ...columns.round, grouped: true },
    { ...columns.country, grouped: true },
    { ...columns.raceWithSession, grouped: true },
    { ...columns.driver, phone: "name" },
    columns.constructor,
    { ...columns.grid, phone: "lead" },
    { ...columns.finish, phone: "place" },
    { ...columns.status, phone: "reason" },
    { ...columns.points, phone: "value" },
  ],
  bar: "full_name",
  rowClass: resultClass,
  groupOf: (row) => `${row.race_id} ${row.session_type}`,
  filters: resultFilters([
    "race_name",
    "full_name",
    "country",
    "circuit_name",
    "constructor",
    "year",
    "round",
    "grid_position",
    "finish_position",
    "status",
    "points",
    "session_type",
    "race_id",
    "team_id",
  ]),
});
