import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useMemo } from "react";
import type { QualifyingChampionship } from "#contract/standings.ts";
import { driverDetailsQuery, qualifyingChampionshipQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "#app/features/standings/layout/season-facts.tsx";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { standingsHead } from "#app/seo/standings-head.ts";
import { formatAverage, formatSigned, rounded } from "#app/text/format.ts";
import { driverPath } from "#app/text/page-paths.ts";
import { Compared } from "#app/ui/compared/compared.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { defineTable } from "#app/ui/table/definition.ts";
import { tableView } from "#app/ui/table/view.ts";

import {
  type QualifyingStanding,
  qualifyingStandings,
} from "#app/features/standings/qualifying-championship/qualifying-standings.ts";
import { positionColumn } from "#app/ui/places.tsx";

export const Route = createFileRoute("/standings/$year/drivers/qualifyingChampionship")({
  validateSearch: tableView,
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(qualifyingChampionshipQuery(Number(params.year)));
    void queryClient.prefetchQuery(driverDetailsQuery(Number(params.year)));
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "drivers/qualifyingChampionship" }),
  pendingComponent: QualifyingChampionshipSkeleton,
  component: QualifyingChampionshipScreen,
});

const method =
  "First, Top 3, Average and Placed are of the places in qualifying; a first place is not a pole where a penalty moved the driver back. Championship is the place in the season’s real table, Difference how many places higher (+) or lower (−) qualifying alone would put the driver. Source: F1DB.";

/** A season's table as if qualifying gave the points, compared with the real one. */
function QualifyingChampionshipScreen() {
  const year = Number(Route.useParams().year);
  const { data } = useSuspenseQuery(qualifyingChampionshipQuery(year));
  return (
    <>
      <h2>Qualifying championship</h2>
      <SeasonFacts
        year={year}
        facts={data}
        detail="qualifying"
        isEmpty={({ drivers }) => drivers.length === 0}
      >
        {(championship) => <Championship championship={championship} />}
      </SeasonFacts>
    </>
  );
}

function Championship({ championship }: { championship: QualifyingChampionship }) {
  const { data } = useSuspenseQuery(driverDetailsQuery(championship.year));
  const rows = useMemo(
    () => qualifyingStandings(championship, data.available ? data.value.drivers : []),
    [championship, data],
  );
  const table = useTeamColours(qualifyingChampionshipTable, championship.year, teamOf);
  return (
    <>
      <p className="my-1 max-w-200 text-[0.875rem] text-soft">{championship.rule}</p>
      <DataTable table={table} rows={rows} method={method} />
    </>
  );
}

function QualifyingChampionshipSkeleton() {
  return (
    <>
      <h2>Qualifying championship</h2>
      <TableSkeleton table={qualifyingChampionshipTable} />
    </>
  );
}

const teamOf = ({ teamId }: QualifyingStanding) => teamId;

/** A season's table as if qualifying gave the points, beside the place in the championship. */
const qualifyingChampionshipTable = defineTable<QualifyingStanding>({
  name: "qualifying-championship",
  bar: "driver",
  caption: "Qualifying championship",
  noun: ["driver", "drivers"],
  columns: [
    { ...positionColumn, phone: "place", width: 4 },
    {
      id: "driver",
      label: "Driver",
      value: (row) => row.driverName,
      cell: (row) => (
        <>
          {row.country === null ? null : <Flag country={row.country} />}{" "}
          <a href={driverPath(row.driverId)}>{row.driverName}</a>
        </>
      ),
      phone: "name",
      width: [13, 1.6],
    },
    { id: "team", label: "Team", value: (row) => row.teamName, phone: "lead", width: [9, 1] },
    {
      id: "points",
      label: "Points",
      value: (row) => row.points,
      numeric: true,
      phone: "value",
      phoneWords: { after: " pts", one: " pt" },
      look: "points",
      width: 5,
    },
    {
      id: "firsts",
      label: "First",
      value: (row) => row.firsts,
      numeric: true,
      phone: "detail",
      phoneWords: { after: " firsts", one: " first" },
      width: 5,
    },
    {
      id: "top_threes",
      label: "Top 3",
      value: (row) => row.topThrees,
      numeric: true,
      width: 5,
    },
    {
      id: "average",
      label: "Average",
      value: (row) => rounded(row.averagePlace, 2),
      cell: (row) => formatAverage(row.averagePlace),
      numeric: true,
      firstSort: "asc",
      width: 5,
    },
    {
      id: "sessions",
      label: "Placed",
      value: (row) => row.sessions,
      numeric: true,
      width: 5,
    },
    {
      id: "championship",
      label: "Championship",
      value: (row) => row.championshipPosition,
      numeric: true,
      firstSort: "asc",
      width: 8,
    },
    {
      id: "higher_by",
      label: "Difference",
      value: (row) => row.higherBy,
      cell: (row) => <Compared by={row.higherBy}>{formatSigned(row.higherBy, 0)}</Compared>,
      numeric: true,
      phone: "second",
      width: 7,
    },
  ],
});
