import type { Table } from "./definition.ts";

/**
 * The class names of a table: its own, `by-content` where its widths are, `two-lines` with `place-N`, `name-N` and so on where a row becomes two lines on a small screen, `bar-N` for the column with the team's bar, `end-N` for each column of numbers and `start-N` for the first column,
 * all counted from the right. Cells need no class then, which matters in 25,000 of them. Counting from the right
 * holds in every row: the cells that a group's lower rows lack are the leftmost.
 */
export function tableClass<Data>({ name, columns, widths, bar }: Table<Data>): string {
  const numeric = columns.flatMap((column, index) =>
    column.numeric ? [`end-${columns.length - index}`] : [],
  );
  const byContent = widths === "content" ? ["by-content"] : [];
  const barAt = columns.findIndex(({ id }) => id === bar);
  const bars = barAt === -1 ? [] : [`bar-${columns.length - barAt}`];
  const parts = columns.flatMap(({ phone }, index) => (phone ? [`${phone}-${columns.length - index}`] : []));
  const lines = parts.length === 0 ? [] : ["two-lines", ...parts];
  return ["data-table", name, ...byContent, ...bars, ...lines, `start-${columns.length}`, ...numeric].join(
    " ",
  );
}
