import type { RowData } from "@tanstack/react-table";
import type { Table } from "./definition.ts";
import { countText, sortText } from "./status-text.ts";
import type { Sort } from "./view.ts";

type TableStatusProps<Data extends RowData> = {
  table: Table<Data>;
  shown: number;
  all: number;
  sorting: ReadonlyArray<Sort>;
  /** True when a click on a head adds to the sorting. */
  several: boolean;
  onSeveral: (several: boolean) => void;
};

/** The line above a table: how many rows, in which order. Screen readers hear it whenever it changes. */
export function TableStatus<Data extends RowData>({
  table,
  shown,
  all,
  sorting,
  several,
  onSeveral,
}: TableStatusProps<Data>) {
  const parts = [countText(shown, all, table.noun), sortText(sorting, table.columns)];
  return (
    <div className="table-status">
      <p role="status">{parts.filter(Boolean).join(", ")}</p>
      <label className="needs-scripts">
        Sort by several columns
        <input type="checkbox" checked={several} onChange={(event) => onSeveral(event.target.checked)} />
      </label>
    </div>
  );
}
