import type { RowData } from "@tanstack/react-table";
import { useDeferredValue, useMemo } from "react";
import type { SortedRow, Table } from "./definition.ts";
import { chunkRows, groupRows } from "./row-groups.ts";
import { TableRows } from "./table-rows.tsx";

/** Rows in a chunk; table.css estimates a chunk's height by it. */
const chunkSize = 40;

type TableBodyProps<Data extends RowData> = { table: Table<Data>; rows: ReadonlyArray<SortedRow<Data>> };

/**
 * All rows of a table, with their groups. A sort or filter first changes the head and the chips; the rows
 * follow as soon as they are rendered, and another click need not wait for them.
 */
export function TableBody<Data extends RowData>({ table, rows }: TableBodyProps<Data>) {
  const shown = useDeferredValue(rows);
  return useMemo(() => {
    const { columns, groupOf } = table;
    const grouped = groupRows(shown, groupOf && ((row) => groupOf(row.original)));
    return chunkRows(grouped, chunkSize).map((chunk, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a chunk is what stands at its place, no more
      <TableRows key={index} columns={columns} rows={chunk} />
    ));
  }, [table, shown]);
}
