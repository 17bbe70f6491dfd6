import type { MouseEvent } from "react";
import type { Column } from "./definition.ts";
import { PlainSelect } from "#app/ui/select/select.tsx";
import type { Sort } from "./view.ts";
import { createIsomorphicFn } from "@tanstack/react-start";
import * as sorter from "./sorting.ts";

/** What sorts a table's rows. */
export type Sorting = typeof sorter;

let loaded: Sorting | null = null;
let loading: Promise<Sorting> | null = null;

/** A failed load is forgotten only then: React renders at once what failed, and would load again and again. */
const retryAfterMs = 1000;

/**
 * What sorts, or the promise of it. The server has it at hand; a page in the browser has its rows in order already,
 * and loads this when a table is touched. A load that failed is tried again by who asks a second later.
 */
export const loadSorting = createIsomorphicFn()
  .server((): Sorting | Promise<Sorting> => sorter)
  .client((): Sorting | Promise<Sorting> => {
    if (loading === null) {
      loading = import("./sorting.ts").then((module) => (loaded = module));
      loading.catch(() => setTimeout(() => (loading = null), retryAfterMs));
    }
    return loaded ?? loading;
  });

type TableHeadProps<Data> = {
  columns: ReadonlyArray<Column<Data>>;
  sorting: ReadonlyArray<Sort>;
  onSort: (id: string, event: MouseEvent) => void;
};

/** The head of a table: labels, and buttons that sort. Of several sorted columns each shows its rank. */
export function TableHead<Data>({ columns, sorting, onSort }: TableHeadProps<Data>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const rank = sorting.findIndex(({ id }) => id === column.id);
          const sort = sorting[rank];
          if (column.sortable === false) {
            return (
              <th key={column.id} scope="col" className={scaledClass(column)}>
                {column.headLink}
                <span>{column.head ?? column.label}</span>
                {column.headScale}
              </th>
            );
          }
          return (
            <th key={column.id} scope="col" className={scaledClass(column)} aria-sort={ariaSort(sort)}>
              {column.headLink}
              <button
                type="button"
                className="cursor-pointer focus-visible:-outline-offset-2 noscript:cursor-default"
                onPointerEnter={loadSorting}
                onFocus={loadSorting}
                aria-label={column.head === undefined ? undefined : column.label}
                onClick={(event) => onSort(column.id, event)}
              >
                {column.head ?? column.label}
                <span className="text-accent-ink empty:hidden" aria-hidden="true">
                  {sort === undefined ? null : (
                    <small className="text-[0.7em]">{sort.desc ? "▼" : "▲"}</small>
                  )}
                  {sort !== undefined && sorting.length > 1 ? (
                    <sup className="text-[0.7em]">{rank + 1}</sup>
                  ) : null}
                </span>
              </button>
              {column.headScale}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** A scale stands beside the label and not in it, where it would be part of the column's name. */
function scaledClass<Data>({ headScale }: Column<Data>): string | undefined {
  return headScale === undefined ? undefined : "relative";
}

function ariaSort(sort: Sort | undefined): "ascending" | "descending" | "none" {
  if (sort === undefined) return "none";
  return sort.desc ? "descending" : "ascending";
}

/** The choice of no order; no column is called that. */
const unsorted = "none";

type SortSelectProps<Data> = {
  columns: ReadonlyArray<Column<Data>>;
  sorting: ReadonlyArray<Sort>;
  onChange: (sorting: ReadonlyArray<Sort>) => void;
};

/** The order of rows as a select, where heads are out of reach: by one column, or as they first stood. */
export function SortSelect<Data>({ columns, sorting, onChange }: SortSelectProps<Data>) {
  const [first] = sorting;
  const sortable = columns.filter(({ sortable: can }) => can !== false);
  const options = sortable.flatMap(({ id, label }) =>
    [true, false].map((desc) => ({
      value: `${id}.${desc}`,
      label: `${label} (${desc ? "descending" : "ascending"})`,
    })),
  );
  return (
    <div className="grid gap-1 text-small text-soft">
      <span aria-hidden="true">Sort by</span>
      <PlainSelect
        label="Sort by"
        className="min-h-11 text-base"
        value={first === undefined ? unsorted : `${first.id}.${first.desc}`}
        options={[{ value: unsorted, label: "Default order" }, ...options]}
        onChange={(picked) => {
          const [id = "", desc] = picked.split(".");
          onChange(id === unsorted ? [] : [{ id, desc: desc === "true" }]);
        }}
      />
    </div>
  );
}
