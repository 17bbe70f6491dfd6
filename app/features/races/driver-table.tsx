import type { DriverRaceRow } from "#contract/calendar.ts";
import { finish, grid, status } from "#app/features/results/result-columns.tsx";
import { defineTable } from "#app/ui/table/definition.ts";
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
    grid,
    finish,
    status,
    columns.winner,
    columns.pole,
    columns.fastestLap,
  ],
});
