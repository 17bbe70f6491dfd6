import type { RowData } from "@tanstack/react-table";
import type { ReactNode } from "react";
import { frameClass, sectionClass, type Table, tableClass } from "#app/ui/table/definition.ts";
import { ColumnRules } from "#app/ui/table/column-rules.tsx";
import { StatusLine } from "#app/ui/table/table-status.tsx";
import { WithoutScripts } from "./without-scripts.tsx";

type TableSkeletonProps<Data extends RowData> = {
  table: Table<Data>;
  /** What stands between the heading and the rows. */
  above?: ReactNode;
};

/**
 * The placeholder of a table, of its size. It is only seen when data is slow; the table then arrives in a script,
 * so readers without scripts are redirected to the complete page.
 */
export function TableSkeleton<Data extends RowData>({ table, above }: TableSkeletonProps<Data>) {
  return (
    <section className={sectionClass(table)} aria-busy="true">
      <WithoutScripts />
      <StatusLine heading={table.heading} isFiltered={table.filters !== undefined}>
        <p role="status">Loading…</p>
      </StatusLine>
      {table.filters === undefined ? null : (
        <div className="needs-scripts mb-2 flex flex-wrap gap-2 *:h-(--control-height) *:w-48 *:rounded-tile *:bg-raised *:last:w-24 max-md:hidden">
          <span />
          <span />
          <span />
        </div>
      )}
      {above}
      <div className={frameClass(table)}>
        <ColumnRules table={table} />
        <table className={tableClass(table)} aria-hidden="true">
          <thead>
            <tr>
              {table.columns.map(({ id, label }) => (
                <th key={id}>
                  <span>{label}</span>
                </th>
              ))}
            </tr>
          </thead>
        </table>
        <SkeletonRows />
      </div>
    </section>
  );
}

/** Grey bars where the rows will be: one gradient, no elements. */
export function SkeletonRows() {
  return (
    <div className="h-[calc(40*var(--row-height))] bg-[repeating-linear-gradient(var(--color-surface)_0_0.7rem,var(--color-raised)_0.7rem_1.4rem,var(--color-surface)_1.4rem_var(--row-height))]" />
  );
}
