import type { ResultRow } from "#contract/results.ts";
import * as columns from "#app/features/results/result-columns.tsx";
import { resultFilters } from "#app/features/results/result-filters.ts";
import { defineTable } from "#app/ui/table/definition.ts";

/** Every race and sprint result of a team; the cars of one race and session share the race's cells. */
export const teamResultsTable = defineTable<ResultRow>({
  name: "team-results",
  caption: "Race and sprint results",
  noun: ["result", "results"],
  columns: [
    { ...columns.year, grouped: true },
    { ...columns.round, grouped: true },
    { ...columns.country, grouped: true },
    { ...columns.raceWithSession, grouped: true },
    columns.driver,
    columns.constructor,
    columns.grid,
    columns.finish,
    columns.status,
    columns.points,
  ],
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
  ]),
});
