import type { TeamChampionshipRow } from "#contract/championship.ts";
import { formatValue } from "#app/ui/format-number.ts";
import { defineTable } from "#app/ui/table/definition.ts";
import { Medal } from "#app/ui/table/medal.tsx";

/** A team's seasons in the constructors' championship. */
export const teamChampionshipTable = defineTable<TeamChampionshipRow>({
  name: "team-championship",
  caption: "Constructors' championship by season",
  noun: ["season", "seasons"],
  columns: [
    { id: "year", label: "Year", value: (row) => row.year },
    { id: "wins", label: "Wins", value: (row) => row.wins, numeric: true },
    { id: "podiums", label: "Podiums", value: (row) => row.podiums, numeric: true },
    { id: "pole_positions", label: "Poles", value: (row) => row.pole_positions, numeric: true },
    { id: "total_points", label: "Total Points", value: (row) => row.total_points, numeric: true },
    {
      id: "position",
      label: "Position",
      value: (row) => row.position,
      cell: (row) => <Medal place={row.position}>{formatValue(row.position)}</Medal>,
      numeric: true,
      firstSort: "asc",
    },
  ],
});
