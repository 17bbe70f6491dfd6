import type { ResultRow } from "#contract/results.ts";
import * as columns from "#app/features/results/result-columns.tsx";
import { resultFilters } from "#app/features/results/result-filters.ts";
import { defineTable } from "#app/ui/table/definition.ts";

/** Every race and sprint result of a driver. */
export const driverResultsTable = defineTable<ResultRow>({
  name: "driver-results",
  caption: "Race and sprint results",
  noun: ["result", "results"],
  columns: [
    columns.year,
    columns.round,
    columns.race,
    columns.country,
    columns.constructorLink,
    columns.grid,
    columns.finish,
    columns.status,
    columns.points,
    columns.session,
  ],
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
  ]),
});
