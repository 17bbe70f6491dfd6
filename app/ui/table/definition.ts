import type { ReactNode } from "react";
import {
  createColumnHelper,
  type Row,
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
  /** What its head says. */
  label: string;
  /** What it sorts by, and what a cell shows unless `cell` says otherwise; null for no such value. */
  value: (data: Data) => string | number | null;
  cell?: (data: Data) => ReactNode;
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
  /** Name of the table and of its style class, which says how wide its columns are. */
  name: string;
  /** What the table holds, for those who cannot see the page around it. */
  caption: string;
  /** What one row is called, and several. */
  noun: readonly [one: string, several: string];
  columns: ReadonlyArray<Column<Data>>;
  /** Rows with the same text are one group. */
  groupOf?: (data: Data) => string;
  /** What the rows can be filtered by; without it the table has no filter bar. */
  filters?: ReadonlyArray<FilterColumn<Data>>;
};

/** A table as the table component takes it; made once, at module scope. */
export type Table<Data extends RowData> = TableDefinition<Data> & {
  sortColumns: ReturnType<typeof sortColumns<Data>>;
};

export type SortedRow<Data extends RowData> = Row<typeof features, Data>;

/** Makes a table of its definition. */
export function defineTable<Data extends RowData>(definition: TableDefinition<Data>): Table<Data> {
  return { ...definition, sortColumns: sortColumns(definition.columns) };
}

const alphabet = new Intl.Collator("en");

function sortColumns<Data extends RowData>(columns: ReadonlyArray<Column<Data>>) {
  const helper = createColumnHelper<typeof features, Data>();
  const sortColumn = (column: Column<Data>) =>
    // "No such value" sorts last in both directions; TanStack Table does that for undefined.
    helper.accessor((data) => column.value(data) ?? undefined, {
      id: column.id,
      header: column.label,
      enableSorting: column.sortable !== false,
      sortDescFirst: (column.firstSort ?? (column.numeric ? "desc" : "asc")) === "desc",
      sortUndefined: "last",
      sortFn: (one, other) => compare(column.value(one.original), column.value(other.original)),
    });
  return helper.columns(columns.map(sortColumn));
}

/** Ascending order of two values of one column. */
function compare(one: string | number | null, other: string | number | null): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return alphabet.compare(String(one), String(other));
}
