import type { CalendarRow } from "#contract/calendar.ts";
import * as columns from "#app/features/races/race-columns.tsx";
import { defineTable } from "#app/ui/table/definition.ts";

/** The races of a season that has not started: nobody has won any. */
export const seasonAheadTable = defineTable<CalendarRow>({
  name: "season-ahead",
  caption: "Calendar of the season",
  noun: ["race", "races"],
  columns: [columns.round, columns.dayAndTime, columns.race, columns.circuit],
});
