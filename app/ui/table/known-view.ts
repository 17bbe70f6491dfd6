import type { FilterColumn } from "#app/ui/filter-bar/filters.ts";
import type { Column } from "./definition.ts";
import type { View } from "./view.ts";

/** What of a view makes sense for a table: an address may name columns that the table does not have. */
export function knownView<Data>(
  view: View,
  columns: ReadonlyArray<Column<Data>>,
  filterColumns: ReadonlyArray<FilterColumn<Data>> = [],
): View {
  const sortable = new Set(columns.filter(({ sortable: can }) => can !== false).map(({ id }) => id));
  const filterable = new Map(filterColumns.map((column) => [column.id, column]));
  return {
    sorting: view.sorting.filter(({ id }) => sortable.has(id)),
    filters: view.filters.filter(({ column, operator }) => {
      const known = filterable.get(column);
      return known !== undefined && (known.numeric || operator === "=");
    }),
  };
}
