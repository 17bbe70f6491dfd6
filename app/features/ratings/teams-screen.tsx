import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { teamPath } from "#app/text/page-paths.ts";
import type { TeamRating } from "#contract/ratings.ts";
import { ratedTeamsQuery } from "#app/data/ratings.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { defineTable } from "#app/ui/table/definition.ts";
import { allTimeColumns, type Ranked } from "./all-time-columns.tsx";
import { noRatings, ratingUnit } from "./texts.ts";

/** Teams of all time by rating. */
export function RatedTeamsScreen() {
  return (
    <Suspense fallback={<TableSkeleton table={teamsTable} />}>
      <RatedTeams />
    </Suspense>
  );
}

function RatedTeams() {
  const { data } = useSuspenseQuery(ratedTeamsQuery());
  if (!data.available || data.value.length === 0) return <EmptyNote>{noRatings}</EmptyNote>;
  const teams = data.value;
  const last = Math.max(...teams.map(({ rank_high }) => rank_high));
  return (
    <DataTable
      table={teamsTable}
      rows={teams.map((team) => ({ ...team, last }))}
      method={`Teams with at least 30 classified cars, by what their cars are worth on average over all seasons. ${ratingUnit} Rank, 89%: the interval of the rank over joint draws; along the bar each doubling of the rank takes as much room. Best: the share of draws in which nobody is ahead. Source: F1DB, own calculation.`}
    />
  );
}

type RatedTeam = TeamRating & Ranked;

const teamsTable = defineTable<RatedTeam>({
  name: "rated-teams",
  caption: "Teams of all time by rating",
  noun: ["team", "teams"],
  twoStay: true,
  columns: allTimeColumns<RatedTeam>(
    {
      label: "Team",
      value: ({ team_name }) => team_name,
      country: ({ country }) => country,
      link: ({ team_id, team_name }) => <a href={teamPath(team_id)}>{team_name}</a>,
    },
    "Cars",
  ),
  filters: [
    { id: "name", label: "Team", numeric: false, value: ({ team_name }) => team_name },
    { id: "country", label: "Country", numeric: false, value: ({ country }) => country },
    { id: "rank", label: "Rank", numeric: true, value: ({ rank }) => rank },
    { id: "first_year", label: "First season", numeric: true, value: ({ first_year }) => first_year },
    { id: "last_year", label: "Last season", numeric: true, value: ({ last_year }) => last_year },
  ],
});
