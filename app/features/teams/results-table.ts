import type { ResultRow } from "#contract/results.ts";
import * as columns from "#app/features/results/result-columns.tsx";
import { resultClass } from "#app/features/results/result-columns.tsx";
import { resultFilters } from "#app/features/results/result-filters.ts";
import { defineTable } from "#app/ui/table/definition.ts";

/** Every race and sprint result of a team; the cars of one race and session share the race's cells. */
export const teamResultsTable = defineTable<ResultRow>({
  name: "team-results",
  heading: "Race results",
  caption: "Race and sprint results",
  noun: ["result", "results"],
  columns: [
    { ...columns.year, grouped: true, width: 3.75 },
    { ...columns.round, grouped: true, width: 4.25 },
    { ...columns.country, grouped: true, width: [7, 2.05] },
    { ...columns.raceWithSession, grouped: true, width: [16, 2.7] },
    { ...columns.driver, phone: "name", width: [9.25, 0.5] },
    { ...columns.constructor, look: "quiet", width: [7, 0.3] },
    { ...columns.grid, phone: "lead", phoneWords: { before: "grid " }, width: 4 },
    { ...columns.finish, phone: "place", width: 4.75 },
    { ...columns.status, look: "quiet", phone: "reason", width: [7, 1.2] },
    { ...columns.points, phone: "value", phoneWords: { after: " pts", one: " pt" }, width: 4.75 },
  ],
  bar: "full_name",
  rowClass: resultClass,
  groupOf: (row) => `${row.race_id} ${row.session_type}`,
  filters: resultFilters([
    "race_name",
    "full_name",
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
