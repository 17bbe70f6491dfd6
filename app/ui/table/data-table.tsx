import { functionalUpdate, type RowData, useTable } from "@tanstack/react-table";
import { type MouseEvent, useMemo, useState } from "react";
import { FilterBar } from "#app/ui/filter-bar/filter-bar.tsx";
import { filterRows } from "#app/ui/filter-bar/filters.ts";
import { features, type Table } from "./definition.ts";
import { TableBody } from "./table-body.tsx";
import { TableDownloads } from "./table-downloads.tsx";
import { TableHead } from "./table-head.tsx";
import { TableStatus } from "./table-status.tsx";
import { tableClass } from "./table-class.ts";
import { useClientLinks } from "./use-client-links.ts";
import { useTableView } from "./use-table-view.ts";

type DataTableProps<Data extends RowData> = { table: Table<Data>; rows: Array<Data>; method?: string };

/**
 * The one table of the site: sorts by one or several columns, filters where its definition says so, and keeps
 * both in the address. All rows are in the document.
 *
 * A click on a head sorts by that column alone: first direction, other direction, unsorted. With Shift, with
 * "Sort by several columns" chosen, or on a column that is one of several, the click changes that column only.
 *
 * @param rows in the order in which they stand when nothing is sorted
 * @param method what is counted, how, and from which source: the line under the table
 */
export function DataTable<Data extends RowData>({ table, rows, method }: DataTableProps<Data>) {
  const [view, changeView] = useTableView(table);
  const [several, setSeveral] = useState(view.sorting.length > 1);
  const sorter = useTable({
    features,
    columns: table.sortColumns,
    data: rows,
    state: { sorting: [...view.sorting] },
    onSortingChange: (update) =>
      changeView((before) => ({ ...before, sorting: functionalUpdate(update, [...before.sorting]) })),
  });
  const sorted = sorter.getRowModel().rows;
  const shown = useMemo(
    () => filterRows(sorted, (row) => row.original, view.filters, table.filters ?? []),
    [sorted, view.filters, table],
  );
  const links = useClientLinks();

  function sortBy(id: string, event: MouseEvent) {
    const amongSeveral = view.sorting.length > 1 && view.sorting.some((sort) => sort.id === id);
    sorter.getColumn(id)?.toggleSorting(undefined, several || event.shiftKey || amongSeveral);
  }

  return (
    <section className="table-section">
      {table.filters === undefined ? null : (
        <FilterBar
          columns={table.filters}
          rows={rows}
          filters={view.filters}
          onChange={(filters) => changeView((before) => ({ ...before, filters }))}
        />
      )}
      <TableStatus
        table={table}
        shown={shown.length}
        all={rows.length}
        sorting={view.sorting}
        several={several}
        onSeveral={setSeveral}
      />
      <div className="table-frame">
        {/* Clicks and keys on the links inside arrive here; the table itself is not interactive. */}
        <table className={tableClass(table)} {...links}>
          <caption className="sr-only">{table.caption}</caption>
          <TableHead columns={table.columns} sorting={view.sorting} onSort={sortBy} />
          {/* Rows follow late (TableBody): those of another table must not meet this one's columns. */}
          <TableBody key={table.name} table={table} rows={shown} />
        </table>
      </div>
      {shown.length === 0 ? <p className="note">No rows match these filters.</p> : null}
      <div className="table-foot">
        {method === undefined ? null : <p className="table-method">{method}</p>}
        <TableDownloads
          name={table.name}
          columns={table.columns}
          rows={() => shown.map((row) => row.original)}
        />
      </div>
    </section>
  );
}
