import type { RowData } from "@tanstack/react-table";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { knownView } from "./known-view.ts";
import type { Table } from "./definition.ts";
import { readView, type View, writeView } from "./view.ts";

/**
 * The view of a table as the address has it, and a function that puts another into the address. Each change is
 * a step that the back button takes back; the page stays where it is scrolled to.
 */
export function useTableView<Data extends RowData>(
  table: Table<Data>,
): [View, (change: Partial<View>) => void] {
  const { sort, f } = useSearch({ strict: false });
  const navigate = useNavigate();
  const view = useMemo(
    () => knownView(readView({ sort, f }), table.columns, table.filters),
    [sort, f, table],
  );
  function changeView(change: Partial<View>) {
    const search = writeView({ ...view, ...change });
    void navigate({ to: ".", search: (previous) => ({ ...previous, ...search }), resetScroll: false });
  }
  return [view, changeView];
}
