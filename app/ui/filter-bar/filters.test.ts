import fc from "fast-check";
import { expect, test } from "vitest";
import { type Filter, maxFilters } from "#app/ui/table/view.ts";
import {
  addFilter,
  distinctValues,
  type FilterColumn,
  filterLabel,
  filterRows,
  noRowsText,
} from "./filters.ts";

type Row = { finish: number | null; country: string };

const finish: FilterColumn<Row> = {
  id: "finish",
  label: "Finish Position",
  numeric: true,
  value: (row) => row.finish,
};
const country: FilterColumn<Row> = {
  id: "country",
  label: "Country",
  numeric: false,
  value: (row) => row.country,
};
const columns = [finish, country];

const win: Row = { finish: 1, country: "Italy" };
const third: Row = { finish: 3, country: "Monaco" };
const fourth: Row = { finish: 4, country: "Italy" };
const retired: Row = { finish: null, country: "San Marino" };
const rows = [win, third, fourth, retired];

function filtered(...filters: Array<Filter>): ReadonlyArray<Row> {
  return filterRows(rows, filters, columns);
}

test("numbers compare with >, < and =", () => {
  expect(filtered({ column: "finish", operator: ">", value: "3" })).toEqual([fourth]);
  expect(filtered({ column: "finish", operator: "<", value: "4" })).toEqual([win, third]);
  expect(filtered({ column: "finish", operator: "=", value: "3" })).toEqual([third]);
});

test("a row without a number matches no numeric filter, not even < 4", () => {
  for (const operator of [">", "<", "="] as const) {
    expect(filtered({ column: "finish", operator, value: "0" })).not.toContain(retired);
    expect(filtered({ column: "finish", operator, value: "4" })).not.toContain(retired);
  }
});

test("a numeric filter whose value is no number excludes nothing", () => {
  expect(filtered({ column: "finish", operator: "<", value: "four" })).toEqual(rows);
});

test("text matches a part, in any case", () => {
  expect(filtered({ column: "country", operator: "=", value: "mar" })).toEqual([retired]);
  expect(filtered({ column: "country", operator: "=", value: "ITALY" })).toEqual([win, fourth]);
});

test("a row must meet every filter", () => {
  expect(
    filtered(
      { column: "finish", operator: "<", value: "4" },
      { column: "country", operator: "=", value: "Italy" },
    ),
  ).toEqual([win]);
});

test("a filter of a column that is not there excludes nothing", () => {
  expect(filtered({ column: "weather", operator: "=", value: "wet" })).toEqual(rows);
});

test("a blank value is not added", () => {
  expect(addFilter([], { column: "country", operator: "=", value: "" })).toEqual([]);
  expect(addFilter([], { column: "country", operator: "=", value: " \t" })).toEqual([]);
});

test("a filter is added after the others", () => {
  const first: Filter = { column: "finish", operator: "<", value: "4" };
  expect(addFilter([first], { column: "country", operator: "=", value: "Italy" })).toEqual([
    first,
    { column: "country", operator: "=", value: "Italy" },
  ]);
});

test("a filter that is there is not added again", () => {
  const filters: Array<Filter> = [{ column: "country", operator: "=", value: "Italy" }];
  expect(addFilter(filters, { column: "country", operator: "=", value: " Italy " })).toBe(filters);
});

test("one filter more than there may be is not added", () => {
  const full = Array.from({ length: maxFilters }, (_, index): Filter => ({
    column: "finish",
    operator: ">",
    value: String(index),
  }));
  expect(addFilter(full, { column: "country", operator: "=", value: "Italy" })).toBe(full);
  expect(addFilter(full.slice(1), { column: "country", operator: "=", value: "Italy" })).toHaveLength(
    maxFilters,
  );
});

test("where no row is left, two filters that exclude each other are named", () => {
  const italy: Filter = { column: "country", operator: "=", value: "Italy" };
  const monaco: Filter = { column: "country", operator: "=", value: "Monaco" };
  const finished: Filter = { column: "finish", operator: ">", value: "0" };
  expect(noRowsText(rows, [finished, italy, monaco], columns)).toBe(
    "No row matches both Country = Italy and Country = Monaco: rows have to match every filter.",
  );
  const spain: Filter = { ...italy, value: "Spain" };
  expect(noRowsText(rows, [italy, spain], columns)).toBe("No rows match these filters.");
  expect(noRowsText(rows, [], columns)).toBe("No rows match these filters.");
});

test("a chip names column, operator and value", () => {
  expect(filterLabel({ column: "finish", operator: "<", value: "4" }, finish)).toBe("Finish Position < 4");
});

test("a chip shows the value as the table does", () => {
  const session = { ...country, label: "Session", valueLabel: () => "Sprint" };
  expect(filterLabel({ column: "country", operator: "=", value: "S" }, session)).toBe("Session = Sprint");
});

test("values to choose from occur once, in order, and are never blank", () => {
  const blank: Row = { finish: null, country: " " };
  expect(distinctValues([...rows, blank], country)).toEqual(["Italy", "Monaco", "San Marino"]);
});

test("filtering never throws and never adds a row, whatever is asked", () => {
  const filter = fc.record({
    column: fc.oneof(fc.constantFrom("finish", "country"), fc.string()),
    operator: fc.constantFrom(">", "<", "="),
    value: fc.string(),
  });
  fc.assert(
    fc.property(fc.array(filter), (filters) => {
      const left = filtered(...filters);
      expect(rows.filter((row) => left.includes(row))).toEqual(left);
    }),
  );
});
