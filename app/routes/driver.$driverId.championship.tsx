import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { Fragment } from "react";
import type { DriverChampionshipRow } from "#contract/championship.ts";
import { driverChampionshipQuery } from "#app/data/drivers.queries.ts";
import { intervalText, ratingText } from "#app/features/ratings/rating-texts.ts";
import { notes } from "#app/features/coverage/coverage.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { lastTeamId, teamsIn } from "#contract/teams.ts";
import { driverHead } from "#app/seo/driver-head.ts";
import { formatAverage, formatValue, noValue } from "#app/text/format.ts";
import { standingsPath, teamPath } from "#app/text/page-paths.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { defineTable } from "#app/ui/table/definition.ts";
import { withMedal } from "#app/ui/places.tsx";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/driver/$driverId/championship")({
  validateSearch: tableView,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(driverChampionshipQuery(params.driverId));
  },
  head: ({ match, params }) => driverHead(match.context.siteUrl, "championship", params.driverId),
  pendingComponent: DriverChampionshipSkeleton,
  component: DriverChampionshipScreen,
});

const method =
  "Points and ranks are the championship’s, dropped scores left out. Average points are per Grand Prix, the average finish is over classified ones; sprints count in the points only. The rating separates the driver from the car; its likely range holds it in 89 of 100 cases (Ratings). Source: F1DB.";

/** A driver's seasons in the drivers' championship. */
function DriverChampionshipScreen() {
  const { driverId } = Route.useParams();
  const { data } = useSuspenseQuery(driverChampionshipQuery(driverId));
  if (!data.available || data.value.length === 0) return <EmptyNote>{notes.driverChampionship}</EmptyNote>;
  return <DataTable table={driverChampionshipTable} rows={data.value} method={method} />;
}

function DriverChampionshipSkeleton() {
  return <TableSkeleton table={driverChampionshipTable} />;
}

/** A driver's seasons in the drivers' championship. */
const driverChampionshipTable = defineTable<DriverChampionshipRow>({
  name: "driver-championship",
  caption: "Drivers’ championship by season",
  noun: ["season", "seasons"],
  columns: [
    {
      id: "year",
      label: "Year",
      value: (row) => row.year,
      cell: ({ year }) => <a href={standingsPath(year, "drivers")}>{year}</a>,
      phone: "name",
      width: 4,
    },
    {
      id: "team_name",
      label: "Team",
      value: (row) => row.team_name,
      cell: ({ team_name, year }) =>
        teamsIn(team_name, year).map(({ name, id }, index) => (
          <Fragment key={name}>
            {index === 0 ? "" : " / "}
            {id === null ? name : <a href={teamPath(id)}>{name}</a>}
          </Fragment>
        )),
      look: "aside",
      phone: "lead",
      width: [12, 2],
    },
    {
      id: "total_points",
      label: "Total Points",
      value: (row) => row.total_points,
      numeric: true,
      look: "points",
      phone: "value",
      phoneWords: { after: " pts", one: " pt" },
      width: [6.5, 1],
    },
    {
      id: "avg_points",
      label: "Avg Points",
      value: (row) => row.avg_points,
      cell: (row) => formatAverage(row.avg_points),
      numeric: true,
      width: [6.5, 1],
    },
    {
      id: "avg_finish_position",
      label: "Avg Finish",
      value: (row) => row.avg_finish_position,
      cell: (row) => formatAverage(row.avg_finish_position),
      numeric: true,
      firstSort: "asc",
      width: [6.5, 1],
    },
    {
      id: "wins",
      label: "Wins",
      value: (row) => row.wins,
      numeric: true,
      phone: "detail",
      phoneWords: { after: " wins", one: " win" },
      width: [5, 1],
    },
    {
      id: "podiums",
      label: "Podiums",
      value: (row) => row.podiums,
      numeric: true,
      phone: "second",
      phoneWords: { after: " podiums", one: " podium" },
      width: [5, 1],
    },
    {
      id: "pole_positions",
      label: "Poles",
      value: (row) => row.pole_positions,
      numeric: true,
      width: [5, 1],
    },
    {
      id: "championship_rank",
      label: "Rank",
      value: (row) => row.championship_rank,
      cell: (row) => withMedal(row.championship_rank, formatValue(row.championship_rank)),
      look: "place",
      numeric: true,
      firstSort: "asc",
      phone: "place",
      width: 5,
    },
    {
      id: "rating",
      label: "Rating (likely range)",
      value: (row) => row.rating,
      cell: ({ rating, rating_low, rating_high }) =>
        rating === null || rating_low === null || rating_high === null
          ? noValue
          : `${ratingText(rating)} (${intervalText({ low: rating_low, high: rating_high })})`,
      numeric: true,
      width: [12.5, 1],
    },
  ],
  rowClass: ({ team_name, year }) => teamClass(lastTeamId(team_name, year), year),
  bar: "team_name",
});
