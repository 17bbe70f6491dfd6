import type { DriverRaceRow } from "#contract/calendar.ts";
import { formatValue } from "#app/ui/format-number.ts";
import { defineTable } from "#app/ui/table/definition.ts";
import { Medal } from "#app/ui/table/medal.tsx";
import * as columns from "./race-columns.tsx";

/** The races that a driver entered, with the driver's own result. */
export const driverTable = defineTable<DriverRaceRow>({
  name: "driver-races",
  caption: "Races the driver entered",
  noun: ["race", "races"],
  columns: [
    { id: "year", label: "Year", value: (row) => row.year },
    columns.round,
    columns.day,
    columns.race,
    columns.circuit,
    { id: "team_name", label: "Team", value: (row) => row.team_name },
    {
      id: "grid_position",
      label: "Grid",
      value: (row) => row.grid_position,
      numeric: true,
      firstSort: "asc",
    },
    {
      id: "finish_position",
      label: "Finish",
      value: (row) => row.finish_position,
      cell: (row) => <Medal place={row.finish_position}>{formatValue(row.finish_position)}</Medal>,
      numeric: true,
      firstSort: "asc",
    },
    { id: "status", label: "Status", value: (row) => row.status },
    columns.winner,
    columns.pole,
    columns.fastestLap,
  ],
});
