import type { RowData } from "@tanstack/react-table";
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { keepView } from "./kept-views.ts";
import { knownView } from "./known-view.ts";
import type { Table } from "./definition.ts";
import { readView, type View, type ViewSearch, writeView } from "./view.ts";

/**
 * The view of a table as the address has it, and a function that puts another into the address. Each change is
 * a step that the back button takes back; the page stays where it is scrolled to.
 *
 * A change is made of the view that the address is about to have, so that a second click that comes before the
 * first one's navigation has ended builds on it.
 */
export function useTableView<Data extends RowData>(
  table: Table<Data>,
): [View, (change: (view: View) => View) => void] {
  const { sort, f } = useSearch({ strict: false });
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => keepView(pathname, { sort, f }), [pathname, sort, f]);
  const view = useMemo(() => viewOf({ sort, f }, table), [sort, f, table]);
  function changeView(change: (view: View) => View) {
    void navigate({
      to: ".",
      search: (previous) => ({ ...previous, ...writeView(change(viewOf(previous, table))) }),
      resetScroll: false,
    });
  }
  return [view, changeView];
}

/** What of the address's view the table knows. */
function viewOf<Data extends RowData>({ sort, f }: ViewSearch, table: Table<Data>): View {
  return knownView(readView({ sort, f }), table.columns, table.filters);
}
