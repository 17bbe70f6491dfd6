import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import type { TeamRating } from "#contract/ratings.ts";
import { ratedTeamsQuery } from "#app/data/ratings.queries.ts";
import {
  allTimeColumns,
  BestChances,
  lastRank,
  RatingsLegend,
  surenessText,
} from "#app/features/ratings/all-time.tsx";
import { howComputed, noRatings, ratingsMethod, teamRatingUnit } from "#app/features/ratings/rating-texts.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { ratingsHead } from "#app/seo/ratings-head.ts";
import { formatSpan } from "#app/text/format.ts";
import { isUnique } from "#app/text/names.ts";
import { teamPath } from "#app/text/page-paths.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { defineTable, type Table } from "#app/ui/table/definition.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/ratings/teams")({
  validateSearch: tableView,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ratedTeamsQuery());
  },
  head: ({ match }) => ratingsHead(match.context.siteUrl, "teams"),
  component: RatedTeamsScreen,
});

/** Teams of all time by rating. */
function RatedTeamsScreen() {
  return (
    <Suspense fallback={<TableSkeleton table={anyTable} />}>
      <RatedTeams />
    </Suspense>
  );
}

function RatedTeams() {
  const { data } = useSuspenseQuery(ratedTeamsQuery());
  if (!data.available || data.value.length === 0) return <EmptyNote>{noRatings}</EmptyNote>;
  return <TeamsTable teams={data.value} />;
}

function TeamsTable({ teams }: { teams: ReadonlyArray<TeamRating> }) {
  const table = useMemo(() => teamsTable(lastRank(teams), namesakes(teams)), [teams]);
  const likeliest = teams.toSorted((one, other) => other.best - one.best);
  return (
    <>
      <BestChances
        of="team of all time"
        lines={likeliest.map((team) => ({
          id: team.team_id,
          name: team.team_name,
          best: team.best,
          car: { team_id: team.team_id, year: team.last_year },
        }))}
      />
      <DataTable
        table={table}
        rows={teams}
        above={
          <RatingsLegend
            meaning="A car rated 1 higher finishes ahead in 73 of 100 races with equal drivers."
            last={lastRank(teams)}
          />
        }
        method={`Teams with at least 30 classified cars, by what their cars are worth on average over all seasons. ${teamRatingUnit} ${surenessText} Source: F1DB, own calculations.`}
      />
      <p className="mt-6 max-w-176">
        Teams are compared through the drivers who changed between them.{" "}
        <a href={ratingsMethod} className="md:hidden">
          {howComputed}
        </a>
      </p>
    </>
  );
}

function lookOf({ team_id, last_year }: TeamRating): string {
  return teamClass(team_id, last_year);
}

/** Names that several teams have: Lotus of 1958 and of 2012. */
function namesakes(teams: ReadonlyArray<TeamRating>): ReadonlySet<string> {
  const names = teams.map(({ team_name }) => team_name);
  return new Set(names.filter((name) => !isUnique(name, names)));
}

/**
 * @param last the last rank that any team of the list may have
 * @param shared names that need their years
 */
function teamsTable(last: number, shared: ReadonlySet<string>): Table<TeamRating> {
  return defineTable<TeamRating>({
    name: "rated-teams",
    heading: "All teams",
    order: [{ id: "rank", desc: false }],
    caption: "Teams of all time by rating",
    noun: ["team", "teams"],
    twoStickyColumns: true,
    bar: "name",
    rowClass: lookOf,
    columns: allTimeColumns<TeamRating>(
      {
        label: "Team",
        value: ({ team_name }) => team_name,
        country: ({ country }) => country,
        link: ({ team_id, team_name, first_year, last_year }) => (
          <>
            <a href={teamPath(team_id)}>{team_name}</a>
            {shared.has(team_name) ? (
              <span className="text-small text-soft"> {formatSpan(first_year, last_year)}</span>
            ) : null}
          </>
        ),
      },
      "Cars",
      last,
    ),
    filters: [
      { id: "name", label: "Team", numeric: false, value: ({ team_name }) => team_name },
      { id: "country", label: "Country", numeric: false, value: ({ country }) => country },
      { id: "rank", label: "Rank", numeric: true, value: ({ rank }) => rank },
      { id: "first_year", label: "First season", numeric: true, value: ({ first_year }) => first_year },
      { id: "last_year", label: "Last season", numeric: true, value: ({ last_year }) => last_year },
    ],
  });
}

/** Stands in while the teams are on their way. */
const anyTable = teamsTable(100, new Set());
