import type { RowData } from "@tanstack/react-table";
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { afterNextFrame } from "#app/ui/first-frame.ts";
import { type View, type ViewSearch, readView, rememberView, writeView } from "./view.ts";
import type { FilterColumn } from "#app/ui/filter-bar/filters.ts";
import type { Column, Table } from "./definition.ts";

/**
 * The view of a table as the address has it, and a function that puts another into the address. Each change is
 * a step that the back button takes back; the page stays where it is scrolled to.
 *
 * The changed view is there at once, before the address: what a reader clicked shows in the next frame, and the
 * router does its work after that. A second click that comes before builds on the first one's.
 */
export function useTableView<Data extends RowData>(
  table: Table<Data>,
): [View, (change: (view: View) => View) => void] {
  const { sort, f } = useSearch({ strict: false });
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => rememberView(pathname, { sort, f }), [pathname, sort, f]);
  const view = useMemo(() => viewOf({ sort, f }, table), [sort, f, table]);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  // The address has become what was wanted, or something else altogether.
  if (wanted !== null && wanted.from !== view) setWanted(null);
  function changeView(change: (view: View) => View) {
    setWanted((before) => ({ from: view, view: change(before?.view ?? view) }));
    afterNextFrame(() => {
      void navigate({
        to: ".",
        search: (previous) => ({ ...previous, ...writeView(change(viewOf(previous, table))) }),
        // What stands after the # stays: on the page for SQL it is the query.
        hash: true,
        hashScrollIntoView: false,
        resetScroll: false,
      });
    });
  }
  return [wanted?.view ?? view, changeView];
}

/** A view on its way into the address, and the one that the address had. */
type Wanted = { from: View; view: View };

/** What of the address's view the table knows. */
function viewOf<Data extends RowData>({ sort, f }: ViewSearch, table: Table<Data>): View {
  return knownView(readView({ sort, f }), table.columns, table.filters);
}

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
