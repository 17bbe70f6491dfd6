import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { QualifyingChampionship } from "#contract/standings.ts";
import { driverDetailsQuery, qualifyingChampionshipQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "../layout/season-facts.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type QualifyingStanding, qualifyingStandings } from "./qualifying-standings.ts";
import { Compared } from "#app/ui/compared/compared.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { formatAverage, formatSigned, rounded } from "#app/text/format.ts";
import { defineTable } from "#app/ui/table/definition.ts";
import { positionColumn } from "../position-column.tsx";

const method =
  "First, Top 3, Average and Placed are of the places in qualifying; a first place is not a pole where a penalty moved the driver back. Championship is the place in the season's real table, Difference how many places higher (+) or lower (−) qualifying alone would put the driver. Source: F1DB.";

/** A season's table as if qualifying gave the points, compared with the real one. */
export function QualifyingChampionshipScreen() {
  const year = Number(useParams({ from: "/standings/$year/drivers/qualifyingChampionship" }).year);
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
  return (
    <>
      <p className="standings-about">{championship.rule}</p>
      <DataTable table={qualifyingChampionshipTable} rows={rows} method={method} />
    </>
  );
}

export function QualifyingChampionshipSkeleton() {
  return (
    <>
      <h2>Qualifying championship</h2>
      <TableSkeleton table={qualifyingChampionshipTable} />
    </>
  );
}

/** A season's table as if qualifying gave the points, beside the place in the championship. */
export const qualifyingChampionshipTable = defineTable<QualifyingStanding>({
  name: "qualifying-championship",
  caption: "Qualifying championship",
  noun: ["driver", "drivers"],
  columns: [
    positionColumn,
    {
      id: "driver",
      label: "Driver",
      value: (row) => row.driverName,
      cell: (row) => (
        <>
          {row.country === null ? null : <Flag country={row.country} />}{" "}
          <a href={`/driver/${row.driverId}/`}>{row.driverName}</a>
        </>
      ),
    },
    { id: "team", label: "Team", value: (row) => row.teamName },
    { id: "points", label: "Points", value: (row) => row.points, numeric: true },
    { id: "firsts", label: "First", value: (row) => row.firsts, numeric: true },
    { id: "top_threes", label: "Top 3", value: (row) => row.topThrees, numeric: true },
    {
      id: "average",
      label: "Average",
      value: (row) => rounded(row.averagePlace, 2),
      cell: (row) => formatAverage(row.averagePlace),
      numeric: true,
      firstSort: "asc",
    },
    { id: "sessions", label: "Placed", value: (row) => row.sessions, numeric: true },
    {
      id: "championship",
      label: "Championship",
      value: (row) => row.championshipPosition,
      numeric: true,
      firstSort: "asc",
    },
    {
      id: "higher_by",
      label: "Difference",
      value: (row) => row.higherBy,
      cell: (row) => <Compared by={row.higherBy}>{formatSigned(row.higherBy, 0)}</Compared>,
      numeric: true,
    },
  ],
});
