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
 * Finds the rows that begin a division: those with another value than the row before.
 *
 * @returns null where rows of one division stand apart, as in the order of their points
 */
export function beginningsOf<Row>(
  rows: ReadonlyArray<Row>,
  by: (row: Row) => number,
  within?: (row: Row) => string,
): ReadonlySet<Row> | null {
  const seen = new Set<number>();
  const beginnings = new Set<Row>();
  let last: Row | null = null;
  for (const row of rows) {
    const division = by(row);
    if (last === null || by(last) !== division) {
      if (seen.has(division)) return null;
      seen.add(division);
      beginnings.add(row);
    } else if (within?.(last) !== within?.(row)) beginnings.add(row);
    last = row;
  }
  return beginnings;
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
