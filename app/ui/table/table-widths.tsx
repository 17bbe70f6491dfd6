import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Table } from "./definition.ts";

/** A column's width in rem; of a pair the least, and its share of the room that is left. */
export type Width = number | readonly [least: number, share: number];

/**
 * The widths of a table's columns as a style sheet of their own: the content security policy forbids style attributes,
 * and a rule in a file would be a second place to change with each column.
 */
export function TableWidths<Data>({ table }: { table: Table<Data> }) {
  const { nonce } = useRouter().options.ssr ?? {};
  const css = useMemo(() => widthRules(table), [table]);
  return css === "" ? null : <style nonce={nonce}>{css}</style>;
}

/** The rules for a table's columns on wide and on small screens; none where its widths are by content or equal. */
export function widthRules<Data>(table: Table<Data>): string {
  const { name, columns, widths, smallOrder } = table;
  if (widths !== undefined) return "";
  const wide = tracks(columns.map(({ width }) => width ?? 0));
  const small = columns.filter(({ smallWidth }) => smallWidth !== null);
  const order = smallOrder ?? small.map(({ id }) => id);
  const inOrder = small.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  const onSmall = tracks(inOrder.map(({ width, smallWidth }) => smallWidth ?? width ?? 0));
  const places = columns.map(({ id, smallWidth }, index) => {
    if (smallWidth === null) return `${cellsOf(table, index)}{display:none}`;
    if (smallOrder === undefined) return "";
    return `${cellsOf(table, index)}{grid-column:${order.indexOf(id) + 1}}`;
  });
  const smallRules = onSmall === wide ? "" : `@media (width<=768px){.${name}{${onSmall}}${places.join("")}}`;
  return `@layer components{.${name}{${wide}}${smallRules}}`;
}

/** The columns of the grid, and what they take at least: where there is less room the table scrolls. */
function tracks(widths: ReadonlyArray<Width>): string {
  const least = widths.reduce<number>(
    (sum, width) => sum + (typeof width === "number" ? width : width[0]),
    0,
  );
  const columns = widths.map((width) =>
    typeof width === "number" ? `${width}rem` : `minmax(${width[0]}rem,${width[1]}fr)`,
  );
  return `--columns:${columns.join(" ")};--least-width:${least}rem`;
}

/** A column's cells. A group's lower rows lack those of its grouped columns, which come first. */
function cellsOf<Data>({ name, columns }: Table<Data>, index: number): string {
  const grouped = columns.filter((column) => column.grouped).length;
  if (grouped === 0) return `.${name} tr>:nth-child(${index + 1})`;
  const whole = `.${name} tr:not(.lower-row)>:nth-child(${index + 1})`;
  return index < grouped ? whole : `${whole},.${name} .lower-row>:nth-child(${index + 1 - grouped})`;
}
