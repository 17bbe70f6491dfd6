import {
  constructTable,
  createColumnHelper,
  createSortedRowModel,
  functionalUpdate,
  type RowData,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import { storeReactivityBindings } from "@tanstack/table-core/store-reactivity-bindings";
import { nameCollator } from "#app/text/names.ts";
import type { Column, Table } from "./definition.ts";
import type { Sort } from "./view.ts";

/**
 * What TanStack Table is asked for: the order of rows, and what a click on a head does to a sorting. Both are plain
 * functions. As a hook it would keep a store for each table and render twice, also where nothing is sorted.
 */

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  coreReactivityFeature: storeReactivityBindings(),
});

/** The rows in the order of a sorting; as they are where it names no column. */
export function sortRows<Data extends RowData>(
  table: Table<Data>,
  rows: ReadonlyArray<Data>,
  sorting: ReadonlyArray<Sort>,
): ReadonlyArray<Data> {
  if (sorting.length === 0) return rows;
  const sorter = constructTable({
    features,
    columns: sortColumns(table.columns),
    data: rows,
    state: { sorting: [...sorting] },
  });
  return sorter.getRowModel().rows.map((row) => row.original);
}

/**
 * The sorting after a click on a column's head.
 *
 * @param several true when the click changes that column only; otherwise it sorts by that column alone
 */
export function nextSorting<Data extends RowData>(
  table: Table<Data>,
  sorting: ReadonlyArray<Sort>,
  id: string,
  several: boolean,
): ReadonlyArray<Sort> {
  let next: ReadonlyArray<Sort> = sorting;
  const sorter = constructTable({
    features,
    columns: sortColumns(table.columns),
    data: [],
    state: { sorting: [...sorting] },
    onSortingChange: (update) => {
      next = functionalUpdate(update, [...sorting]);
    },
  });
  sorter.getColumn(id)?.toggleSorting(undefined, several);
  return next;
}

/** Made with this module, which is loaded ahead of a click. */
const names = nameCollator();

function sortColumns<Data extends RowData>(columns: ReadonlyArray<Column<Data>>) {
  const helper = createColumnHelper<typeof features, Data>();
  const sortColumn = (column: Column<Data>) => {
    const sortBy = column.sortBy ?? column.value;
    // "No such value" sorts last in both directions; TanStack Table does that for undefined.
    return helper.accessor((data) => sortBy(data) ?? undefined, {
      id: column.id,
      header: column.label,
      enableSorting: column.sortable !== false,
      sortDescFirst: (column.firstSort ?? (column.numeric ? "desc" : "asc")) === "desc",
      sortUndefined: "last",
      sortFn: (one, other) => compare(sortBy(one.original), sortBy(other.original)),
    });
  };
  return helper.columns(columns.map(sortColumn));
}

/** Ascending order of two values of one column. */
function compare(one: string | number | null, other: string | number | null): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return names.compare(String(one), String(other));
}
