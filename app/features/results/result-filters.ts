import { columnLabels, numericColumns, type ResultColumn } from "#contract/columns.ts";
import type { ResultRow } from "#contract/results.ts";
import { resultSessionLabel } from "#contract/sessions.ts";
import type { FilterColumn } from "#app/ui/filter-bar/filters.ts";

/** Filter columns of a results table, labelled as the contract says, in the given order. */
export function resultFilters(ids: ReadonlyArray<ResultColumn>): Array<FilterColumn<ResultRow>> {
  return ids.map((id) => ({
    id,
    label: columnLabels[id],
    numeric: numericColumns.has(id),
    value: (row) => row[id],
    ...(id === "session_type" ? { valueLabel: resultSessionLabel } : {}),
  }));
}
