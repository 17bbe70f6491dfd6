import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { TeamId } from "#contract/ids.ts";
import type { ResultRow } from "#contract/results.ts";
import { teamResultsQuery } from "#app/data/teams.queries.ts";
import { useFactsLoader } from "#app/data/use-facts-loader.ts";
import { CoveredResults } from "#app/features/coverage/coverage-note.tsx";
import { useTeamCoverage } from "#app/features/coverage/coverage.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { HydrateOnInteraction } from "#app/ui/hydrate-on-interaction/hydrate-on-interaction.tsx";
import { type TeamDriver, teamDrivers } from "./team-drivers.ts";
import { defineTable } from "#app/ui/table/definition.ts";

const method =
  "Counted are Grands Prix for this team: wins, podiums and poles by finish and grid slot, each race once. Sprints count towards points only. Source: F1DB.";

/** Everyone who raced for a team, with figures over their results for it. */
export function TeamDriversScreen() {
  const { teamId } = useParams({ from: "/teams/$teamId/drivers" });
  return (
    <HydrateOnInteraction load={useFactsLoader(teamResultsQuery(teamId))} fallback={<TeamDriversSkeleton />}>
      <CoveredDrivers teamId={teamId} />
    </HydrateOnInteraction>
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

/** Everyone who raced for a team, with figures over all their results for it. */
export const teamDriversTable = defineTable<TeamDriver>({
  name: "team-drivers",
  maxWidth: 56,
  caption: "Drivers of the team",
  noun: ["driver", "drivers"],
  columns: [
    {
      id: "full_name",
      label: "Driver",
      value: (row) => row.full_name,
      cell: (row) =>
        row.driver_id === null ? row.full_name : <a href={`/driver/${row.driver_id}/`}>{row.full_name}</a>,
      sortable: false,
      width: [9.5, 2],
      smallWidth: [7, 2],
    },
    { id: "gps", label: "GPs", value: (row) => row.gps, numeric: true, width: [5.25, 1], smallWidth: 2.75 },
    { id: "wins", label: "Wins", value: (row) => row.wins, numeric: true, width: [5.25, 1], smallWidth: 3.1 },
    {
      id: "podiums",
      label: "Podiums",
      value: (row) => row.podiums,
      numeric: true,
      width: [5.25, 1],
      smallWidth: 4.25,
    },
    {
      id: "poles",
      label: "Poles",
      value: (row) => row.poles,
      numeric: true,
      width: [5.25, 1],
      smallWidth: 3.1,
    },
    {
      id: "points",
      label: "Points",
      value: (row) => row.points,
      numeric: true,
      width: [5.25, 1],
      smallWidth: [3.5, 1],
    },
  ],
});
