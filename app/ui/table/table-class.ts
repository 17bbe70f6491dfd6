import type { Table } from "./definition.ts";

/**
 * The class names of a table: its own, `by-content` where its widths are, `end-N` for each column of numbers and `start-N` for the first column,
 * all counted from the right. Cells need no class then, which matters in 25,000 of them. Counting from the right
 * holds in every row: the cells that a group's lower rows lack are the leftmost.
 */
export function tableClass<Data>({ name, columns, widths }: Table<Data>): string {
  const numeric = columns.flatMap((column, index) =>
    column.numeric ? [`end-${columns.length - index}`] : [],
  );
  const byContent = widths === "content" ? ["by-content"] : [];
  return ["data-table", name, ...byContent, `start-${columns.length}`, ...numeric].join(" ");
}
