import type { RowData } from "@tanstack/react-table";
import { useHydrated } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useFirstFrame } from "#app/ui/first-frame.ts";
import type { Table } from "./definition.ts";
import { chunkRows, groupRows } from "./row-groups.ts";
import { rowsMarkup } from "./rows-markup.ts";
import { type RowsProps, TableRows } from "./table-rows.tsx";

/** Rows in a chunk; table.css estimates a chunk's height by it. */
const chunkSize = 40;

/** Rows that a table begins with where a navigation shows it: about a screen of them. */
const firstRows = 20;

type TableBodyProps<Data extends RowData> = {
  table: Table<Data>;
  rows: ReadonlyArray<Data>;
  isNews?: ((row: Data) => boolean) | undefined;
};

/**
 * All rows of a table, with their groups.
 *
 * Where the server has rendered the rows, React does not take them over until they change: cells have nothing that
 * would need it, unless their column is live. Where a navigation shows them, all but the first rows follow after the
 * frame that shows the page.
 */
export function TableBody<Data extends RowData>({ table, rows, isNews }: TableBodyProps<Data>) {
  const isHydrated = useHydrated();
  const [served] = useState(isHydrated || import.meta.env.SSR || isLive(table) ? null : rows);
  const isFirstFrame = useFirstFrame();
  return useMemo(() => {
    const { columns, groupOf } = table;
    const grouped = groupRows(isFirstFrame ? rows.slice(0, firstRows) : rows, groupOf);
    const Chunk = rows === served ? ServedRows : chunkOf(table);
    return chunkRows(grouped, chunkSize).map((chunk, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a chunk is what stands at its place, no more
      <Chunk key={index} columns={columns} rows={chunk} isNews={isNews} />
    ));
  }, [table, rows, served, isNews, isFirstFrame]);
}

function isLive<Data extends RowData>({ columns }: Table<Data>): boolean {
  return columns.some(({ live }) => live);
}

/** What renders a chunk: React, unless the server can do without it because no browser's React takes the rows over. */
function chunkOf<Data extends RowData>(table: Table<Data>) {
  return import.meta.env.SSR && !isLive(table) ? WrittenRows : TableRows;
}

/** A chunk of rows that the server writes itself where it can. */
function WrittenRows<Data extends RowData>(props: RowsProps<Data>) {
  const html = rowsMarkup(props);
  return html === null ? <TableRows {...props} /> : <tbody dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A chunk of rows as the server wrote them: React leaves alone what is inside. */
function ServedRows() {
  return <tbody dangerouslySetInnerHTML={nothing} suppressHydrationWarning />;
}

const nothing = { __html: "" };
