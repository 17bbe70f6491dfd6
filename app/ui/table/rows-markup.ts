import type { RowData } from "@tanstack/react-table";
import { escapeMarkup } from "#app/ui/escape-markup.ts";
import { formatValue } from "#app/ui/format-number.ts";
import type { Column } from "./definition.ts";
import { plainMarkup } from "./plain-markup.ts";
import type { RowsProps } from "./table-rows.tsx";

/**
 * The markup of what `TableRows` makes of the same rows; null where a cell needs React. Rows and cells end where the next
 * begins, which HTML allows, and which browsers read sooner.
 */
export function rowsMarkup<Data extends RowData>({ columns, rows, isNews }: RowsProps<Data>): string | null {
  let html = "";
  for (const { row, span } of rows) {
    html += isNews?.(row) ? '<tr class="spoiler-row">' : "<tr>";
    for (const column of columns) {
      if (column.grouped && span === 0) continue;
      const content = cellMarkup(column, row);
      if (content === null) return null;
      html += column.grouped && span > 1 ? `<td rowSpan="${span}">` : "<td>";
      html += content;
    }
  }
  return html;
}

function cellMarkup<Data extends RowData>({ cell, value }: Column<Data>, row: Data): string | null {
  return cell === undefined ? escapeMarkup(formatValue(value(row))) : plainMarkup(cell(row));
}
