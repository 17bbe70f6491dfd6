import { noValue } from "#app/text/format.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";

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

type ResultRow = ReadonlyArray<SqlValue>;

/** The columns of a result that hold numbers only, by their place. */
export function numericColumns({ columns, rows }: QueryResult): Array<number> {
  return columns.flatMap((_, index) => {
    const values = rows.flatMap((row) => row[index] ?? []);
    return values.length > 0 && values.every((value) => typeof value === "number") ? [index] : [];
  });
}

/** The table of a result. Columns of one name are told apart by a number. */
export function resultTable(result: QueryResult): Table<ResultRow> {
  const numeric = new Set(numericColumns(result));
  const ids = new Map<string, number>();
  const columns = result.columns.map((label, index): Column<ResultRow> => {
    const name = label.replaceAll(/\W+/g, "_") || "column";
    const count = (ids.get(name) ?? 0) + 1;
    ids.set(name, count);
    return {
      id: count === 1 ? name : `${name}_${count}`,
      label,
      value: (row) => row[index] ?? null,
      cell: (row) => String(row[index] ?? noValue),
      numeric: numeric.has(index),
    };
  });
  return defineTable<ResultRow>({
    name: "sql",
    caption: "Result of the query",
    noun: ["row", "rows"],
    columns,
    widths: "content",
    embeddable: false,
  });
}
