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
  /** What else could be shown; on a phone below the heading. */
  beside?: ReactNode;
  inCard?: boolean | undefined;
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
  children,
}: TableStatusProps<Data>) {
  const parts = [
    countText(shown, all, table.noun),
    total > all ? `the first of ${formatThousands(total)}` : "",
    sortText(sorting, table.columns),
  ];
  return (
    <StatusLine heading={table.heading} menu={children} inCard={inCard}>
      <p role="status" className={inCard ? "grow max-md:sr-only" : "grow"}>
        {parts.filter(Boolean).join(", ")}
      </p>
      {beside === undefined ? null : (
        <div
          className={
            inCard ? "shrink-0 max-md:order-last max-md:my-2 max-md:basis-full" : "shrink-0 max-md:basis-full"
          }
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
  /** In a card it stands as the head of a drawing does (`BlockHead`): one line, on a phone heading and menu over the rest. */
  inCard?: boolean;
  children: ReactNode;
};

/**
 * The place of that line, also before the table is there, with the heading of a table that has one. On a phone the menu
 * stands at the end of the first line, however many there are.
 */
export function StatusLine({ heading, menu, inCard = false, children }: StatusLineProps) {
  const place = inCard
    ? "max-md:flex-wrap md:min-h-9"
    : `mt-1.5 min-h-9 flex-wrap max-md:min-h-11 max-md:pe-12 max-md:pb-1.5 ${heading === undefined ? "" : "max-md:items-baseline"}`;
  return (
    <div
      className={`relative flex items-center gap-x-3 text-[0.8125rem] text-soft ${inCard ? "" : "gap-y-1"} ${place}`}
    >
      {heading === undefined ? null : (
        <h2 className={`text-ink ${inCard ? "text-balance max-md:pe-12" : "max-md:pt-2.5"}`}>{heading}</h2>
      )}
      {children}
      {menu === undefined ? null : (
        <div
          className={`flex-none max-md:absolute ${inCard ? "-me-2 max-md:-end-0.5 max-md:-top-2.5" : "ms-auto max-md:end-0 max-md:top-0"}`}
        >
          {menu}
        </div>
      )}
    </div>
  );
}

/** How many rows are shown, for example "12 of 2,571 results". */
export function countText(shown: number, all: number, noun: readonly [one: string, several: string]): string {
  const rows = `${formatThousands(all)} ${noun[all === 1 ? 0 : 1]}`;
  return shown === all ? rows : `${formatThousands(shown)} of ${rows}`;
}

/** By what a table is sorted, for example "sorted by Points (descending), then Year (ascending)"; empty for nothing. */
export function sortText<Data>(sorting: ReadonlyArray<Sort>, columns: ReadonlyArray<Column<Data>>): string {
  const parts = sorting.map(({ id, desc }) => {
    const label = columns.find((column) => column.id === id)?.label ?? id;
    return `${label} (${desc ? "descending" : "ascending"})`;
  });
  return parts.length === 0 ? "" : `sorted by ${parts.join(", then ")}`;
}
