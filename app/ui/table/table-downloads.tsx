import type { Column } from "./definition.ts";
import { csvText } from "#app/text/csv.ts";
import { menuItemClass } from "#app/ui/embed/embeddable.tsx";

type TableDownloadsProps<Data> = {
  /** Name of the file, without its ending. */
  name: string;
  columns: ReadonlyArray<Column<Data>>;
  /** Gives the rows as they are shown, filtered and sorted, once they can be sorted. */
  takeRows: (take: (rows: ReadonlyArray<Data>) => void) => void;
};

/** Downloads of what a table shows. */
export function TableDownloads<Data>({ name, columns, takeRows }: TableDownloadsProps<Data>) {
  return (
    <div className="needs-scripts grid">
      <button
        type="button"
        className={menuItemClass}
        onClick={() => takeRows((rows) => download(`${name}.csv`, "text/csv", toCsv(columns, rows)))}
      >
        Download CSV
      </button>
      <button
        type="button"
        className={menuItemClass}
        onClick={() =>
          takeRows((rows) => download(`${name}.json`, "application/json", toJson(columns, rows)))
        }
      >
        Download JSON
      </button>
    </div>
  );
}

/** Gives the browser a file to save. */
function download(fileName: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // By the next task the browser has begun to read the file.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/**
 * The rows as CSV: a line of labels, then a line a row, in the order shown. Values are raw, not formatted: numbers
 * as numbers, and nothing for null.
 */
export function toCsv<Data>(columns: ReadonlyArray<Column<Data>>, rows: ReadonlyArray<Data>): string {
  return csvText([
    columns.map((column) => column.label),
    ...rows.map((row) => columns.map((column) => column.value(row))),
  ]);
}

/** The rows as a JSON array of objects by column id, in the order shown; null for no value. */
export function toJson<Data>(columns: ReadonlyArray<Column<Data>>, rows: ReadonlyArray<Data>): string {
  const objects = rows.map((row) =>
    Object.fromEntries(columns.map((column) => [column.id, column.value(row)])),
  );
  return `${JSON.stringify(objects, null, 2)}\n`;
}
