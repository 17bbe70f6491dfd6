import type { RowData } from "@tanstack/react-table";
import { use, useMemo } from "react";
import type { Table } from "./definition.ts";
import { loadSorting } from "./load-sorting.ts";
import type { Sort } from "./view.ts";

/**
 * The rows in the order of a sorting; as they are where it names no column. Waits until what sorts is loaded, so that
 * a sorting that was only just asked for has to be deferred.
 */
export function useSortedRows<Data extends RowData>(
  table: Table<Data>,
  rows: ReadonlyArray<Data>,
  sorting: ReadonlyArray<Sort>,
): ReadonlyArray<Data> {
  const loading = sorting.length === 0 ? null : loadSorting();
  const loaded = loading instanceof Promise ? use(loading) : loading;
  return useMemo(
    () => (loaded === null ? rows : loaded.sortRows(table, rows, sorting)),
    [loaded, table, rows, sorting],
  );
}
