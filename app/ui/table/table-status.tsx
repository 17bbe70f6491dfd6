import type { ReactNode } from "react";
import type { RowData } from "@tanstack/react-table";
import type { Column, Table } from "./definition.ts";
import type { Sort } from "./view.ts";
import { formatThousands } from "#app/text/format.ts";

type TableStatusProps<Data extends RowData> = {
  table: Table<Data>;
  shown: number;
  all: number;
  /** How many there are in all, of which the table may have the first only. */
  total: number;
  sorting: ReadonlyArray<Sort>;
  /** What else could be shown, or a sentence on what is; on a phone below the heading. */
  beside?: ReactNode;
  inCard?: boolean | undefined;
  isFiltered: boolean;
  /** What can be done with the table. */
  children: ReactNode;
};

/** The line above a table: how many rows, in which order. Screen readers hear it whenever it changes. */
export function TableStatus<Data extends RowData>({
  table,
  shown,
  all,
  total,
  sorting,
  beside,
  inCard = false,
  isFiltered,
  children,
}: TableStatusProps<Data>) {
  const order = sortText(sorting, table.columns) || table.orderWords;
  const parts = [countText(shown, all, table.noun, total), order];
  const isSentence = typeof beside === "string";
  return (
    <StatusLine heading={table.heading} menu={children} inCard={inCard} isFiltered={isFiltered}>
      <p role="status" className={inCard ? "sr-only" : isSentence ? "" : "grow"}>
        {parts.filter(Boolean).join(", ")}
      </p>
      {beside === undefined ? null : (
        <div
          // A sentence stays in the line of the heading with any typeface, and takes two lines where it has to.
          className={`max-md:basis-full ${isSentence ? "flex-1" : "shrink-0"} ${inCard ? "max-md:-me-12 md:ms-auto" : ""}`}
        >
          {beside}
        </div>
      )}
    </StatusLine>
  );
}

type StatusLineProps = {
  heading: string | undefined;
  menu?: ReactNode;
  /** In a card it stands as the head of a drawing does. */
  inCard?: boolean;
  /** On a phone the button of the filters stands before the menu. */
  isFiltered?: boolean;
  children: ReactNode;
};

/**
 * The place of that line, also before the table is there, with the heading of a table that has one. On a phone the menu
 * stands at the end of the first line, however many there are.
 */
export function StatusLine({ heading, menu, inCard = false, isFiltered = false, children }: StatusLineProps) {
  return (
    <div
      className={`relative mt-1.5 flex min-h-9 text-[0.8125rem] text-soft ${isFiltered ? "max-md:pe-34" : "max-md:pe-12"} ${inCard ? "items-start gap-x-4 gap-y-2 max-md:min-h-11 max-md:flex-wrap max-md:pb-1.5" : "flex-wrap items-center gap-x-3 gap-y-1 md:pb-1.5 max-md:-mt-2 max-md:min-h-17 max-md:py-3"}`}
    >
      {heading === undefined ? null : (
        <h2 className={`text-ink ${inCard ? "text-block max-md:pt-2.5" : ""}`}>{heading}</h2>
      )}
      {children}
      <div
        className={`max-md:absolute max-md:end-0 ${inCard ? "-me-2 max-md:top-0 max-md:-me-2.5" : isFiltered ? "ms-auto max-md:bottom-3" : "ms-auto max-md:top-3"}`}
      >
        {menu}
      </div>
    </div>
  );
}

/**
 * How many rows are shown, for example "12 of 2,571 results".
 *
 * @param total how many there are where a table has the first of a ranking only: "Top 50 of 872 seasons"
 */
export function countText(
  shown: number,
  all: number,
  noun: readonly [one: string, several: string],
  total = all,
): string {
  const rows = `${formatThousands(total)} ${noun[total === 1 ? 0 : 1]}`;
  return shown === total ? rows : `${shown === all ? "Top " : ""}${formatThousands(shown)} of ${rows}`;
}

/** By what a table is sorted, for example "sorted by Points (descending), then Year (ascending)"; empty for nothing. */
export function sortText<Data>(sorting: ReadonlyArray<Sort>, columns: ReadonlyArray<Column<Data>>): string {
  const parts = sorting.map(({ id, desc }) => {
    const label = columns.find((column) => column.id === id)?.label ?? id;
    return `${label} (${desc ? "descending" : "ascending"})`;
  });
  return parts.length === 0 ? "" : `sorted by ${parts.join(", then ")}`;
}
