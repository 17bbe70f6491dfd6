import { Compared } from "#app/ui/compared/compared.tsx";
import { formatPercent } from "#app/ui/compared/share.ts";
import { formatValue, rounded } from "#app/ui/format-number.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { defineTable } from "#app/ui/table/definition.ts";
import type { CircuitWins, TeammatePoints, TeammateWins, YearWins } from "./summaries.ts";
import { ViewLink } from "./view-link.tsx";
import { races, racesWithTeammate, teammate, winColumns } from "./win-columns.tsx";

/** Per teammate, who was ahead how often. */
export const overallTable = defineTable<TeammateWins>({
  name: "teammates-overall",
  caption: "Races against each teammate",
  noun: ["teammate", "teammates"],
  columns: [teammate, racesWithTeammate, ...winColumns],
});

/** Per season and teammate, who was ahead how often. */
export const yearlyTable = defineTable<YearWins>({
  name: "teammates-yearly",
  caption: "Races against each teammate, season by season",
  noun: ["season with a teammate", "seasons with a teammate"],
  columns: [
    { id: "year", label: "Year", value: (row) => row.year },
    teammate,
    { id: "team", label: "Team", value: (row) => row.teams },
    races,
    ...winColumns,
  ],
});

/** Per circuit, who was ahead how often. */
export const circuitsTable = defineTable<CircuitWins>({
  name: "teammates-circuits",
  caption: "Races against teammates at each circuit",
  noun: ["circuit", "circuits"],
  columns: [
    {
      id: "circuit",
      label: "Circuit",
      value: (row) => row.circuitName,
      cell: ({ circuitId, circuitName, country }) => (
        <>
          <Flag country={country} />{" "}
          <ViewLink change={{ view: "circuit", circuit: circuitId }}>{circuitName}</ViewLink>
        </>
      ),
    },
    races,
    ...winColumns,
  ],
});

/** Per teammate, who scored how many points. */
export const pointsTable = defineTable<TeammatePoints>({
  name: "teammates-points",
  caption: "Points in races with each teammate",
  noun: ["teammate", "teammates"],
  columns: [
    teammate,
    racesWithTeammate,
    {
      id: "driver_points",
      label: "Driver Points",
      value: (row) => row.driverPoints,
      cell: (row) => (
        <Compared by={row.driverPoints - row.teammatePoints}>{formatValue(row.driverPoints)}</Compared>
      ),
      numeric: true,
    },
    {
      id: "teammate_points",
      label: "Teammate Points",
      value: (row) => row.teammatePoints,
      cell: (row) => (
        <Compared by={row.teammatePoints - row.driverPoints}>{formatValue(row.teammatePoints)}</Compared>
      ),
      numeric: true,
    },
    {
      id: "driver_percent",
      label: "Driver %",
      value: (row) => rounded(row.driverPercent, 1),
      cell: (row) => (
        <Compared by={row.driverPoints - row.teammatePoints}>{formatPercent(row.driverPercent)}</Compared>
      ),
      numeric: true,
    },
  ],
});
