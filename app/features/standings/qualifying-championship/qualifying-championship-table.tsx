import { Compared } from "#app/ui/compared/compared.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { formatAverage, formatSigned, rounded } from "#app/ui/format-number.ts";
import { defineTable } from "#app/ui/table/definition.ts";
import { positionColumn } from "../position-column.tsx";
import type { QualifyingStanding } from "./qualifying-standings.ts";

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
