import type { RowData } from "@tanstack/react-table";
import { useMemo } from "react";
import { useFirstFrame } from "#app/ui/first-frame.ts";
import { formatThousands, formatValue } from "#app/text/format.ts";
import type { Column, Table } from "./definition.ts";
import { beginningsOf, chunkRows, type GroupedRow, groupRows } from "./row-groups.ts";

/** Rows in a chunk; table.css estimates a chunk's height by it. */
const chunkSize = 40;

/** Rows rendered first after a navigation: about a screen of them. */
const firstRows = 20;

type TableBodyProps<Data extends RowData> = {
  table: Table<Data>;
  rows: ReadonlyArray<Data>;
  /** The id of the column that sorts before all others, whose values are the strongest. */
  sortedBy?: string | undefined;
  /** True for a row that reveals the result of the last weekend. */
  isSpoiler?: ((row: Data) => boolean) | undefined;
};

/**
 * All rows of a table, in chunks: the browser neither styles nor lays out chunks far from the screen (table.css).
 * After a navigation the first rows are rendered first, and all others in the next frame.
 */
export function TableBody<Data extends RowData>({ table, rows, sortedBy, isSpoiler }: TableBodyProps<Data>) {
  const isFirstFrame = useFirstFrame();
  return useMemo(() => {
    const { by, within } = table.divisions ?? {};
    const beginnings = by === undefined ? null : beginningsOf(rows, by, within);
    const grouped = groupRows(isFirstFrame ? rows.slice(0, firstRows) : rows, table.groupOf);
    return chunkRows(grouped, chunkSize).map((chunk, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- chunks have no state: React may reuse them after a sort
      <TableChunk
        key={index}
        table={table}
        rows={chunk}
        sortedBy={sortedBy}
        beginnings={beginnings}
        isSpoiler={isSpoiler}
      />
    ));
  }, [table, rows, sortedBy, isSpoiler, isFirstFrame]);
}

type TableChunkProps<Data extends RowData> = {
  table: Table<Data>;
  rows: ReadonlyArray<GroupedRow<Data>>;
  sortedBy: string | undefined;
  /** The rows that begin a division; null without divisions. */
  beginnings: ReadonlySet<Data> | null;
  isSpoiler: ((row: Data) => boolean) | undefined;
};

function TableChunk<Data extends RowData>(props: TableChunkProps<Data>) {
  const { table, rows, sortedBy, beginnings, isSpoiler } = props;
  const ownColumns = table.columns.filter(({ grouped }) => grouped !== true);
  return (
    <tbody className={beginnings === null ? undefined : "divided"}>
      {rows.map(({ row, span }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no state: React may reuse them after a sort
        <tr
          key={index}
          className={joined(
            table.rowClass?.(row),
            span === 0 && "lower-row",
            beginnings?.has(row) && "begins",
            isSpoiler?.(row) && "spoiler-row",
          )}
        >
          {(span === 0 ? ownColumns : table.columns).map((column) => {
            const value = column.value(row);
            return (
              <td
                key={column.id}
                className={joined(countClass(column, value), column.id === sortedBy && "font-bold")}
                rowSpan={column.grouped && span > 1 ? span : undefined}
              >
                {column.cell === undefined ? plainCell(column, value) : column.cell(row)}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** What is quieter than a value: a zero, and a detail of a phone's second line that does not exist. */
function isNothing<Data>({ numeric, phone }: Column<Data>, value: string | number | null): boolean {
  return numeric === true && (value === 0 || (value === null && phone === "detail"));
}

/** What the styles know of a value: that it is nothing, or unknown or a single one where words follow values. */
function countClass<Data>(column: Column<Data>, value: string | number | null): string {
  if (isNothing(column, value)) return "zero";
  if (value === null && column.phoneWords?.after !== undefined) return "none";
  return value === 1 && column.phoneWords?.one !== undefined ? "one" : "";
}

/** A value as it stands in a cell of its own: points have their thousands apart, years have not. */
function plainCell<Data>({ look }: Column<Data>, value: string | number | null): string {
  return look === "points" && typeof value === "number" ? formatThousands(value) : formatValue(value);
}

/** Class names, of which some may be missing; undefined for none. */
function joined(...names: ReadonlyArray<string | false | undefined>): string | undefined {
  let all = "";
  for (const name of names) if (name) all += all === "" ? name : ` ${name}`;
  return all || undefined;
}
