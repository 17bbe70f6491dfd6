import { expect, test } from "vitest";
import { filterRows } from "#app/ui/filter-bar/filters.ts";
import { allResultsTable, segmentResultsTable, tableFor, timeResultsTable } from "./results-tables.tsx";
import { result } from "./qualifying-testing.ts";

const noSegments = { q1: null, q2: null, q3: null };

test("only the columns that have times are shown", () => {
  const segments = result();
  const time = result({ ...noSegments, time: 85.2 });
  expect(tableFor([segments])).toBe(segmentResultsTable);
  expect(tableFor([time])).toBe(timeResultsTable);
  expect(tableFor([segments, time])).toBe(allResultsTable);
});

test("a driver who set no time at all has one column for it", () => {
  expect(tableFor([result(noSegments)])).toBe(timeResultsTable);
});

test("the filter on qualifying leaves sprint qualifying out", () => {
  const qualifying = result();
  const sprint = result({ session_type: "SQ" });
  const columns = segmentResultsTable.filters ?? [];
  const session = columns.find(({ id }) => id === "session_type");
  const filtered = (value: string) =>
    filterRows([qualifying, sprint], [{ column: "session_type", operator: "=", value }], columns);
  expect(filtered(String(session?.value(qualifying)))).toEqual([qualifying]);
  expect(filtered(String(session?.value(sprint)))).toEqual([sprint]);
});
