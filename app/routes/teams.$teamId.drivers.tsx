import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useMemo } from "react";
import type { TeamId } from "#contract/ids.ts";
import type { ResultRow } from "#contract/results.ts";
import { hydratedOnInteraction, useQueryLoader } from "#app/data/api-query.ts";
import { teamChampionshipQuery, teamResultsQuery } from "#app/data/teams.queries.ts";
import { CoveredResults, useTeamCoverage } from "#app/features/coverage/coverage.tsx";
import { HeldTeamSeasons } from "#app/features/results/lazy-results.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { type TeamDriver, teamDrivers, teamDriversTable } from "#app/features/teams/team-drivers.tsx";
import { BarHead } from "#app/ui/interval-bar.tsx";
import { withWinBars } from "#app/ui/value-bar.tsx";
import { teamHead } from "#app/seo/team-head.ts";
import { HydrateOnInteraction } from "#app/ui/hydrate-on-interaction/hydrate-on-interaction.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { Table } from "#app/ui/table/definition.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/teams/$teamId/drivers")({
  validateSearch: tableView,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(teamChampionshipQuery(params.teamId));
    void context.queryClient.prefetchQuery({
      ...teamResultsQuery(params.teamId),
      meta: hydratedOnInteraction,
    });
  },
  head: ({ match, params }) =>
    teamHead(match.context.siteUrl, "drivers", params.teamId, match.context.titleName),
  pendingComponent: TeamDriversSkeleton,
  component: TeamDriversScreen,
});

const method =
  "Newest first, with the years of this season’s drivers in bold; bars are wins. Grands Prix for this team: wins, podiums and poles by finish and grid slot, each race once. Sprints count towards points only. Source: F1DB.";

/** Everyone who raced for a team, with figures over their results for it. */
function TeamDriversScreen() {
  const { teamId } = Route.useParams();
  return (
    <HydrateOnInteraction load={useQueryLoader(teamResultsQuery(teamId))} fallback={<TeamDriversSkeleton />}>
      <CoveredDrivers teamId={teamId} />
    </HydrateOnInteraction>
  );
}

function CoveredDrivers({ teamId }: { teamId: TeamId }) {
  const { data } = useSuspenseQuery(teamResultsQuery(teamId));
  return (
    <CoveredResults
      facts={data}
      coverage={useTeamCoverage(teamId)}
      shows="figures"
      instead={<HeldTeamSeasons teamId={teamId} lack="drivers" />}
    >
      {(rows, note) => <Drivers teamId={teamId} results={rows} note={note} />}
    </CoveredResults>
  );
}

type DriversProps = { teamId: TeamId; results: Array<ResultRow>; note: string | undefined };

function Drivers({ teamId, results, note }: DriversProps) {
  const rows = useMemo(() => teamDrivers(results), [results]);
  const table = useMemo(() => withWins(teamId, rows), [teamId, rows]);
  return <DataTable table={table} rows={rows} method={method} beside={note} />;
}

/** The table with the wins as bars in the team's colour, the longest for the most. */
function withWins(teamId: TeamId, rows: ReadonlyArray<TeamDriver>): Table<TeamDriver> {
  const columns = withWinBars(teamDriversTable.columns, rows, <BarHead>Relative to most wins</BarHead>);
  return {
    ...teamDriversTable,
    columns,
    rowClass: ({ wins }) => `${teamClass(teamId)}${wins === 0 ? " barless" : ""}`,
  };
}

function TeamDriversSkeleton() {
  return <TableSkeleton table={teamDriversTable} />;
}
