import { constructTable, functionalUpdate, type RowData, tableFeatures } from "@tanstack/react-table";
import { storeReactivityBindings } from "@tanstack/table-core/store-reactivity-bindings";
import { features, type Table } from "./definition.ts";
import type { Sort } from "./view.ts";

/**
 * What TanStack Table is asked for: the order of rows, and what a click on a head does to a sorting. Both are plain
 * functions. As a hook it would keep a store for each table and render twice, also where nothing is sorted.
 */

const asked = tableFeatures({ ...features, coreReactivityFeature: storeReactivityBindings() });

/** The rows in the order of a sorting; as they are where it names no column. */
export function sortRows<Data extends RowData>(
  table: Table<Data>,
  rows: ReadonlyArray<Data>,
  sorting: ReadonlyArray<Sort>,
): ReadonlyArray<Data> {
  if (sorting.length === 0) return rows;
  const sorter = constructTable({
    features: asked,
    columns: table.sortColumns,
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
    features: asked,
    columns: table.sortColumns,
    data: [],
    state: { sorting: [...sorting] },
    onSortingChange: (update) => {
      next = functionalUpdate(update, [...sorting]);
    },
  });
  sorter.getColumn(id)?.toggleSorting(undefined, several);
  return next;
}
