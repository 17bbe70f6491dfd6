import type { ResultRow } from "#contract/results.ts";
import * as columns from "#app/features/results/result-columns.tsx";
import { resultClass } from "#app/features/results/result-columns.tsx";
import { resultFilters } from "#app/features/results/result-filters.ts";
import { defineTable } from "#app/ui/table/definition.ts";

/** Every race and sprint result of a driver. */
export const driverResultsTable = defineTable<ResultRow>({
  name: "driver-results",
  heading: "Race results",
  caption: "Race and sprint results",
  noun: ["result", "results"],
  columns: [
    { ...columns.year, phone: "lead", width: 3.75 },
    { ...columns.round, width: 4.5 },
    { ...columns.raceLink, phone: "name", width: [14, 2.55] },
    { ...columns.country, width: [10, 1.8] },
    { ...columns.constructorLink, phone: "second", width: [7.5, 1.2] },
    { ...columns.grid, phone: "detail", phoneWords: { before: "grid " }, width: 4.25 },
    { ...columns.finish, phone: "place", width: 4.75 },
    { ...columns.status, look: "quiet", phone: "reason", width: [7, 1] },
    { ...columns.points, phone: "value", phoneWords: { after: " pts", one: " pt" }, width: 4.75 },
    { ...columns.session, phone: "detail", width: 5.5 },
  ],
  bar: "constructor",
  rowClass: resultClass,
  filters: resultFilters([
    "race_name",
    "country",
    "circuit_name",
    "constructor",
    "year",
    "round",
    "grid_position",
    "finish_position",
    "status",
    "points",
    "session_type",
    "race_id",
    "team_id",
    "position_text",
  ]),
});
