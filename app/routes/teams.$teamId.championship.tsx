import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useMemo } from "react";
import type { TeamChampionshipRow } from "#contract/championship.ts";
import type { TeamId } from "#contract/ids.ts";
import { teamChampionshipQuery } from "#app/data/teams.queries.ts";
import { notes } from "#app/features/coverage/coverage.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { BarHead } from "#app/ui/interval-bar.tsx";
import { withWinBars } from "#app/ui/value-bar.tsx";
import { teamHead } from "#app/seo/team-head.ts";
import { formatValue } from "#app/text/format.ts";
import { standingsPath } from "#app/text/page-paths.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { defineTable, type Table } from "#app/ui/table/definition.ts";
import { withMedal } from "#app/ui/places.tsx";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/teams/$teamId/championship")({
  validateSearch: tableView,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(teamChampionshipQuery(params.teamId));
  },
  head: ({ match, params }) =>
    teamHead(match.context.siteUrl, "championship", params.teamId, match.context.titleName),
  pendingComponent: TeamChampionshipSkeleton,
  component: TeamChampionshipScreen,
});

const method =
  "Points and places are the constructors’ championship’s, which began in 1958; wins, podiums and poles are counted from Grands Prix only. Bars: wins. Source: F1DB.";

/** A team's seasons in the constructors' championship. */
function TeamChampionshipScreen() {
  const { teamId } = Route.useParams();
  const { data } = useSuspenseQuery(teamChampionshipQuery(teamId));
  const table = useMemo(() => tableOf(teamId, data.available ? data.value : []), [teamId, data]);
  if (!data.available || data.value.length === 0) return <EmptyNote>{notes.teamChampionship}</EmptyNote>;
  return <DataTable table={table} rows={data.value} method={method} />;
}

/** The table in the team's colours, with wins as bars. */
function tableOf(teamId: TeamId, rows: ReadonlyArray<TeamChampionshipRow>): Table<TeamChampionshipRow> {
  const columns = withWinBars(teamChampionshipTable.columns, rows, <BarHead>Relative to most wins</BarHead>);
  return { ...teamChampionshipTable, columns, rowClass: ({ year }) => teamClass(teamId, year) };
}

function TeamChampionshipSkeleton() {
  return <TableSkeleton table={teamChampionshipTable} />;
}

/** A team's seasons in the constructors' championship. */
const teamChampionshipTable = defineTable<TeamChampionshipRow>({
  name: "team-championship",
  caption: "Constructors’ championship by season",
  noun: ["season", "seasons"],
  columns: [
    {
      id: "year",
      label: "Year",
      value: (row) => row.year,
      // Without points it was before there was a table of constructors.
      cell: ({ year, total_points }) =>
        total_points === null ? year : <a href={standingsPath(year, "constructors")}>{year}</a>,
      phone: "name",
      width: [4.5, 1],
    },
    {
      id: "wins",
      label: "Wins",
      value: (row) => row.wins,
      numeric: true,
      phone: "lead",
      phoneWords: { after: " wins", one: " win" },
      width: [9, 3],
    },
    {
      id: "podiums",
      label: "Podiums",
      value: (row) => row.podiums,
      numeric: true,
      phone: "detail",
      phoneWords: { after: " podiums", one: " podium" },
      width: [5.25, 1],
    },
    {
      id: "pole_positions",
      label: "Poles",
      value: (row) => row.pole_positions,
      numeric: true,
      phone: "second",
      phoneWords: { after: " poles", one: " pole" },
      width: [5.25, 1],
    },
    {
      id: "total_points",
      label: "Total Points",
      value: (row) => row.total_points,
      numeric: true,
      look: "points",
      phone: "value",
      phoneWords: { after: " pts", one: " pt" },
      width: [6.75, 1],
    },
    {
      id: "position",
      label: "Position",
      value: (row) => row.position,
      cell: (row) => withMedal(row.position, formatValue(row.position)),
      look: "place",
      numeric: true,
      firstSort: "asc",
      phone: "place",
      width: [6.75, 1],
    },
  ],
});
