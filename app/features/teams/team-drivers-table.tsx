import { defineTable } from "#app/ui/table/definition.ts";
import type { TeamDriver } from "./team-drivers.ts";

/** Everyone who raced for a team, with figures over all their results for it. */
export const teamDriversTable = defineTable<TeamDriver>({
  name: "team-drivers",
  caption: "Drivers of the team",
  noun: ["driver", "drivers"],
  columns: [
    {
      id: "full_name",
      label: "Driver",
      value: (row) => row.full_name,
      cell: (row) =>
        row.driver_id === null ? row.full_name : <a href={`/driver/${row.driver_id}/`}>{row.full_name}</a>,
      sortable: false,
    },
    { id: "gps", label: "GPs", value: (row) => row.gps, numeric: true },
    { id: "wins", label: "Wins", value: (row) => row.wins, numeric: true },
    { id: "podiums", label: "Podiums", value: (row) => row.podiums, numeric: true },
    { id: "poles", label: "Poles", value: (row) => row.poles, numeric: true },
    { id: "points", label: "Points", value: (row) => row.points, numeric: true },
  ],
});
