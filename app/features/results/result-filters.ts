import type { FilterColumn } from "#app/ui/filter-bar/filters.ts";
import type { ResultRow } from "#contract/results.ts";
import { resultSessionLabel } from "#contract/sessions.ts";

/** The labels of the filterable columns of a results table (specification §3 "Filter column labels"; the last is ours). */
const columnLabels = {
  race_id: "Race ID",
  full_name: "Driver Name",
  race_name: "Race Name",
  circuit_name: "Circuit",
  constructor: "Constructor",
  team_id: "Team ID",
  grid_position: "Grid Position",
  finish_position: "Finish Position",
  year: "Year",
  round: "Round",
  status: "Status",
  points: "Points",
  session_type: "Session",
  country: "Country",
  position_text: "Not Classified",
} as const satisfies Partial<Record<keyof ResultRow, string>>;

export type ResultColumn = keyof typeof columnLabels;

/** The columns that compare as numbers with >, < and = (§5); all others match text. */
const numericColumns: ReadonlySet<string> = new Set<ResultColumn>([
  "year",
  "round",
  "grid_position",
  "finish_position",
  "points",
]);

/** Filter columns of a results table, in the given order. */
export function resultFilters(ids: ReadonlyArray<ResultColumn>): Array<FilterColumn<ResultRow>> {
  return ids.map((id) => ({
    id,
    label: columnLabels[id],
    numeric: numericColumns.has(id),
    value: (row) => row[id] ?? null,
    ...(id === "session_type" ? { valueLabel: resultSessionLabel } : {}),
  }));
}
