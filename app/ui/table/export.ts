import { csvText } from "#app/text/csv.ts";
import type { Column } from "./definition.ts";

/**
 * The rows as CSV: a line of labels, then a line a row, in the order shown. Values are the plain ones, not their
 * dress: numbers as numbers, and nothing where there is no such value.
 */
export function toCsv<Data>(columns: ReadonlyArray<Column<Data>>, rows: ReadonlyArray<Data>): string {
  return csvText([
    columns.map((column) => column.label),
    ...rows.map((row) => columns.map((column) => column.value(row))),
  ]);
}

/** The rows as a JSON array of objects by column id, in the order shown; null where there is no such value. */
export function toJson<Data>(columns: ReadonlyArray<Column<Data>>, rows: ReadonlyArray<Data>): string {
  const objects = rows.map((row) =>
    Object.fromEntries(columns.map((column) => [column.id, column.value(row)])),
  );
  return `${JSON.stringify(objects, null, 2)}\n`;
}
