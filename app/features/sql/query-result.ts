/** A value as SQLite gives it, in what a message to a page can hold. */
export type SqlValue = string | number | null;

/** What a query gave. */
export type QueryResult = {
  columns: ReadonlyArray<string>;
  rows: ReadonlyArray<ReadonlyArray<SqlValue>>;
  /** True when there were more rows than are shown. */
  cut: boolean;
  ms: number;
};

/** The most rows of a result. */
export const mostRows = 5000;
/** After how long a query is ended, in milliseconds. */
export const mostMs = 10_000;

/** The columns of a result that hold numbers only, by their place. */
export function numericColumns({ columns, rows }: QueryResult): Array<number> {
  return columns.flatMap((_, index) => {
    const values = rows.flatMap((row) => row[index] ?? []);
    return values.length > 0 && values.every((value) => typeof value === "number") ? [index] : [];
  });
}
