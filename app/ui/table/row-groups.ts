/** A row and how many rows the cells of its group span from here down; 0 for a row below its group's first. */
export type GroupedRow<Row> = { row: Row; span: number };

/** The most rows that share a cell; a style sheet has a rule for each number up to it. */
export const maxSpan = 40;

/**
 * Finds the groups among adjacent rows. To be done anew after every sort and filter: rows of one group that no
 * longer stand together are groups of their own.
 *
 * A group of more than `maxSpan` rows (the most cars that one maker ever had in a race are 35) goes on in a
 * second cell.
 *
 * @param groupOf rows with the same text belong together; without it each row stands alone
 */
export function groupRows<Row>(
  rows: ReadonlyArray<Row>,
  groupOf?: (row: Row) => string,
): Array<GroupedRow<Row>> {
  if (groupOf === undefined) return rows.map((row) => ({ row, span: 1 }));
  const grouped: Array<GroupedRow<Row>> = [];
  let first: GroupedRow<Row> | null = null;
  let group = "";
  for (const row of rows) {
    const own = groupOf(row);
    if (first !== null && own === group && first.span < maxSpan) {
      first.span += 1;
      grouped.push({ row, span: 0 });
      continue;
    }
    group = own;
    first = { row, span: 1 };
    grouped.push(first);
  }
  return grouped;
}

/**
 * Cuts rows into chunks of at least the given size, the last one aside, and never inside a group.
 *
 * @param size in rows, at least 1
 */
export function chunkRows<Row>(
  rows: ReadonlyArray<GroupedRow<Row>>,
  size: number,
): Array<Array<GroupedRow<Row>>> {
  const chunks: Array<Array<GroupedRow<Row>>> = [];
  for (const row of rows) {
    const chunk = chunks.at(-1);
    if (chunk === undefined || (chunk.length >= size && row.span > 0)) chunks.push([row]);
    else chunk.push(row);
  }
  return chunks;
}
