import type { ReactNode } from "react";
import {
  createColumnHelper,
  type RowData,
  rowSortingFeature,
  createSortedRowModel,
  tableFeatures,
} from "@tanstack/react-table";
import type { FilterColumn } from "#app/ui/filter-bar/filters.ts";

/** Only what this site's tables do goes into the bundle. */
export const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** One column of a table. */
export type Column<Data> = {
  /** How the column is called in addresses. */
  id: string;
  /** What its head says, and a file's. */
  label: string;
  /** What of the label its head shows, where there is no room for all of it. */
  head?: string;
  /** A way from the head to elsewhere; it stands above what sorts. */
  headLink?: ReactNode;
  /** What a file has, what a cell shows unless `cell` says otherwise, and what it sorts by; null for no such value. */
  value: (data: Data) => string | number | null;
  /** What it sorts by in place of its value: for a result, the place alone. */
  sortBy?: (data: Data) => string | number | null;
  cell?: (data: Data) => ReactNode;
  /** True when cells have handlers or change by themselves, so that React has to take over the server's. */
  live?: boolean;
  /** Numbers stand right-aligned. */
  numeric?: boolean;
  /** False for a column that one cannot sort by. */
  sortable?: boolean;
  /** The direction of the first click: by default text goes up from A, and numbers down from the highest. */
  firstSort?: "asc" | "desc";
  /** True when adjacent rows of one group share a cell. Such columns come first. */
  grouped?: boolean;
};

export type TableDefinition<Data> = {
  /** Name of the table, of its files, and of its style class, which says how wide its columns are. */
  name: string;
  /** What the table holds, for those who cannot see the page around it. */
  caption: string;
  /** What one row is called, and several. */
  noun: readonly [one: string, several: string];
  columns: ReadonlyArray<Column<Data>>;
  /**
   * "content" where columns are as wide as what is in them: for tables of few rows whose columns nobody knows
   * beforehand. All others have the widths of their style class.
   */
  widths?: "content";
  /** The columns of a file, where it holds more than the table shows apart. */
  fileColumns?: ReadonlyArray<Column<Data>>;
  /** Rows with the same text are one group. */
  groupOf?: (data: Data) => string;
  /** What the rows can be filtered by; without it the table has no filter bar. */
  filters?: ReadonlyArray<FilterColumn<Data>>;
};

/** A table as the table component takes it; made once, at module scope. */
export type Table<Data extends RowData> = TableDefinition<Data> & {
  sortColumns: ReturnType<typeof sortColumns<Data>>;
};

/** Makes a table of its definition. */
export function defineTable<Data extends RowData>(definition: TableDefinition<Data>): Table<Data> {
  return { ...definition, sortColumns: sortColumns(definition.columns) };
}

const alphabet = new Intl.Collator("en");

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
  return alphabet.compare(String(one), String(other));
}
