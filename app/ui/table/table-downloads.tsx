import type { Column } from "./definition.ts";
import { toCsv, toJson } from "./export.ts";

type TableDownloadsProps<Data> = {
  /** Name of the file, without its ending. */
  name: string;
  columns: ReadonlyArray<Column<Data>>;
  /** The rows as they are shown: filtered and sorted. */
  rows: ReadonlyArray<Data>;
};

/** Hands out what a table shows as a file. */
export function TableDownloads<Data>({ name, columns, rows }: TableDownloadsProps<Data>) {
  return (
    <p className="table-downloads needs-scripts">
      <button
        type="button"
        className="button"
        onClick={() => download(`${name}.csv`, "text/csv", toCsv(columns, rows))}
      >
        Download CSV
      </button>
      <button
        type="button"
        className="button"
        onClick={() => download(`${name}.json`, "application/json", toJson(columns, rows))}
      >
        Download JSON
      </button>
    </p>
  );
}

/** Gives the browser a file to save. */
function download(fileName: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has begun to read the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
