import { expect, test } from "vitest";
import { driverResultsTable } from "./results-table.ts";

test("driver results have the specification's columns", () => {
  expect(driverResultsTable.columns.map(({ label }) => label)).toEqual([
    "Year",
    "Round",
    "Race",
    "Country",
    "Constructor",
    "Grid",
    "Finish",
    "Status",
    "Points",
    "Session",
  ]);
});
