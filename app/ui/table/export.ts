import type { Column } from "./definition.ts";

/**
 * The rows as CSV (RFC 4180): a line of labels, then a line a row, in the order shown. Values are the plain ones,
 * not their dress: numbers as numbers, and nothing where there is no such value.
 */
export function toCsv<Data>(columns: ReadonlyArray<Column<Data>>, rows: ReadonlyArray<Data>): string {
  const lines = [
    columns.map((column) => csvField(column.label)),
    ...rows.map((row) => columns.map((column) => csvField(column.value(row)))),
  ];
  return lines.map((fields) => `${fields.join(",")}\r\n`).join("");
}

/** The rows as a JSON array of objects by column id, in the order shown; null where there is no such value. */
export function toJson<Data>(columns: ReadonlyArray<Column<Data>>, rows: ReadonlyArray<Data>): string {
  const objects = rows.map((row) =>
    Object.fromEntries(columns.map((column) => [column.id, column.value(row)])),
  );
  return `${JSON.stringify(objects, null, 2)}\n`;
}

function csvField(value: string | number | null): string {
  const text = value === null ? "" : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
