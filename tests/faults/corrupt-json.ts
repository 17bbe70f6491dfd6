type Row = Record<string, unknown>;

/** Lists of rows: an answer that is one, or the members of an answer that are. */
const rowMembers = ["standings", "results"];

/** Changes every text, number, boolean and null in a JSON value. */
export function everyLeaf(change: (leaf: unknown) => unknown): (data: unknown) => unknown {
  const walk = (data: unknown): unknown => {
    if (Array.isArray(data)) return data.map(walk);
    if (isRow(data))
      return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, walk(value)]));
    return change(data);
  };
  return walk;
}

/** Changes the last row of each list that has several. */
export function withLastRow(change: (row: Row) => Row): (data: unknown) => unknown {
  return inRows((rows) => [...rows.slice(0, -1), ...rows.slice(-1).map(change)]);
}

/** Puts a changed copy of the first row behind the last one. */
export function withFirstRow(change: (row: Row) => Row): (data: unknown) => unknown {
  return inRows((rows) => [...rows, ...rows.slice(0, 1).map(change)]);
}

/** Doubles every row. */
export const eachTwice = inRows((rows) => rows.flatMap((row) => [row, row]));

function inRows(change: (rows: Array<Row>) => Array<Row>): (data: unknown) => unknown {
  const changed = (list: unknown) => {
    const rows = Array.isArray(list) ? list.filter(isRow) : [];
    return rows.length < 3 ? list : change(rows);
  };
  return (data) => {
    if (!isRow(data)) return changed(data);
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, rowMembers.includes(key) ? changed(value) : value]),
    );
  };
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const mebibyte = 1024 * 1024;

/** 100 MB of a list that is empty in the end. */
export function* hugeJson(): Generator<Buffer> {
  const spaces = Buffer.alloc(mebibyte, " ");
  yield Buffer.from("[");
  for (let sent = 0; sent < 100; sent += 1) yield spaces;
  yield Buffer.from("]");
}
