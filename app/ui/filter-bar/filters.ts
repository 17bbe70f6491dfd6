import { type Filter, maxFilters, type Operator } from "#app/ui/table/view.ts";

/** The operators as they are offered. */
export const operators: ReadonlyArray<Operator> = [">", "<", "="];

/** A column that rows can be filtered by; a table need not show it. */
export type FilterColumn<Row> = {
  id: string;
  label: string;
  /** True for columns that compare as numbers. */
  numeric: boolean;
  /** What is compared; null for no such value. */
  value: (row: Row) => string | number | null;
  /** How a value is shown where that differs from how it is stored. */
  valueLabel?: (value: string) => string;
};

/**
 * The rows that meet every filter. A filter whose column is not among the given ones
 * excludes nothing.
 */
export function filterRows<Row>(
  rows: ReadonlyArray<Row>,
  filters: ReadonlyArray<Filter>,
  columns: ReadonlyArray<FilterColumn<Row>>,
): ReadonlyArray<Row> {
  const tests = filters.flatMap((filter) => {
    const column = columns.find(({ id }) => id === filter.column);
    return column === undefined ? [] : [rowTest(filter, column)];
  });
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((meets) => meets(row)));
}

/** A filter as a question about one row; what can be prepared once for all rows is. */
function rowTest<Row>(filter: Filter, column: FilterColumn<Row>): (row: Row) => boolean {
  return column.numeric ? numberTest(filter, column) : textTest(filter, column);
}

/** Text columns match a part of the text, in any case. */
function textTest<Row>({ value }: Filter, column: FilterColumn<Row>): (row: Row) => boolean {
  const part = value.trim().toLowerCase();
  return (row) =>
    String(column.value(row) ?? "")
      .toLowerCase()
      .includes(part);
}

/** Numeric columns compare as numbers; a filter value that is no number excludes nothing. */
function numberTest<Row>(filter: Filter, column: FilterColumn<Row>): (row: Row) => boolean {
  const wanted = Number(filter.value);
  if (Number.isNaN(wanted)) return () => true;
  return (row) => {
    const value = column.value(row);
    // In JavaScript null < 4 is true: a retirement would pass as a place on the podium.
    return value !== null && compare(Number(value), filter.operator, wanted);
  };
}

function compare(value: number, operator: Operator, wanted: number): boolean {
  if (operator === ">") return value > wanted;
  if (operator === "<") return value < wanted;
  return value === wanted;
}

/** The filters with one more; a blank value is ignored, and so are one that is there and one more than there may be. */
export function addFilter(filters: ReadonlyArray<Filter>, draft: Filter): ReadonlyArray<Filter> {
  const added = { ...draft, value: draft.value.trim() };
  const isThere = filters.some(
    ({ column, operator, value }) =>
      column === added.column && operator === added.operator && value === added.value,
  );
  return added.value === "" || isThere || filters.length >= maxFilters ? filters : [...filters, added];
}

/** What a filter's chip says, for example "Finish Position < 4". */
export function filterLabel<Row>(filter: Filter, column: FilterColumn<Row>): string {
  return `${column.label} ${filter.operator} ${column.valueLabel?.(filter.value) ?? filter.value}`;
}

/** Why no row is left: names the first two filters that exclude each other, if any two do. */
export function noRowsText<Row>(
  rows: ReadonlyArray<Row>,
  filters: ReadonlyArray<Filter>,
  columns: ReadonlyArray<FilterColumn<Row>>,
): string {
  const meetNone = (...some: ReadonlyArray<Filter>) => filterRows(rows, some, columns).length === 0;
  for (const [index, one] of filters.entries()) {
    const other = filters.slice(index + 1).find((each) => !meetNone(each) && meetNone(one, each));
    if (other === undefined || meetNone(one)) continue;
    const [label, otherLabel] = [one, other].map((filter) => {
      const column = columns.find(({ id }) => id === filter.column);
      return column && filterLabel(filter, column);
    });
    return `No row matches both ${label} and ${otherLabel}: rows have to match every filter.`;
  }
  return "No rows match these filters.";
}

/** The values of a text column, each once, in alphabetical order, to choose from. Blank ones are left out. */
export function distinctValues<Row>(rows: ReadonlyArray<Row>, column: FilterColumn<Row>): Array<string> {
  const values = new Set(rows.map((row) => String(column.value(row) ?? "").trim()));
  values.delete("");
  return [...values].toSorted((one, other) => one.localeCompare(other, "en"));
}
