import type { RowData } from "@tanstack/react-table";
import { formatValue } from "#app/ui/format-number.ts";
import type { Column } from "./definition.ts";
import type { GroupedRow } from "./row-groups.ts";

export type RowsProps<Data extends RowData> = {
  columns: ReadonlyArray<Column<Data>>;
  rows: ReadonlyArray<GroupedRow<Data>>;
  /** True for a row that tells how the last weekend went. */
  isNews?: ((row: Data) => boolean) | undefined;
};

/**
 * A chunk of a table's rows. The browser neither styles nor lays out chunks that are far from the screen
 * (table.css), which keeps tables of thousands of rows quick; all rows are in the document nevertheless.
 */
export function TableRows<Data extends RowData>({ columns, rows, isNews }: RowsProps<Data>) {
  return (
    <tbody>
      {rows.map(({ row, span }, index) => (
        // Rows have no state of their own: React may reuse the row that stood here before a sort.
        // oxlint-disable-next-line react/no-array-index-key
        <tr key={index} className={isNews?.(row) ? "spoiler-row" : undefined}>
          {columns.map((column) => {
            if (column.grouped && span === 0) return null;
            return (
              <td key={column.id} rowSpan={column.grouped && span > 1 ? span : undefined}>
                {cellContent(column, row)}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

function cellContent<Data extends RowData>(column: Column<Data>, data: Data) {
  return column.cell === undefined ? formatValue(column.value(data)) : column.cell(data);
}
