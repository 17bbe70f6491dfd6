import type { RowData } from "@tanstack/react-table";
import { type Table, tableClass } from "#app/ui/table/definition.ts";
import { ColumnRules } from "#app/ui/table/column-rules.tsx";
import { WithoutScripts } from "./without-scripts.tsx";

/**
 * The placeholder of a table, of its size. It is only seen when data is slow; the table then arrives in a script,
 * so readers without scripts are redirected to the complete page.
 */
export function TableSkeleton<Data extends RowData>({ table }: { table: Table<Data> }) {
  return (
    <section className="table-section" aria-busy="true">
      <WithoutScripts />
      {table.filters === undefined ? null : (
        <div className="skeleton-filter-bar needs-scripts">
          <span />
          <span />
          <span />
        </div>
      )}
      <p className="table-status" role="status">
        Loading…
      </p>
      <div className={`table-frame frame-${table.name}`}>
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
        <div className="skeleton-rows" />
      </div>
    </section>
  );
}
