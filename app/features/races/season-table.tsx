import { defineTable } from "#app/ui/table/definition.ts";
import type { PastRace } from "./ahead.ts";
import * as columns from "./race-columns.tsx";

/** The races of a season that have been. */
export const seasonTable = defineTable<PastRace>({
  name: "season-races",
  caption: "Races of the season",
  noun: ["race", "races"],
  columns: [
    columns.round,
    columns.dayAndTime,
    columns.race,
    columns.circuit,
    {
      ...columns.winner,
      cell: (row) =>
        row.missing === null ? columns.winner.cell?.(row) : <em className="race-missing">{row.missing}</em>,
    },
    columns.winnersTeam,
    columns.pole,
    columns.fastestLap,
    columns.lapTime,
  ],
});
