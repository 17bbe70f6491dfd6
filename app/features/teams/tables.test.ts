import { expect, test } from "vitest";
import { teamResultsTable } from "./results-table.ts";
import { teamDriversTable } from "./team-drivers.tsx";

function labels({ columns }: { columns: ReadonlyArray<{ label: string }> }): Array<string> {
  return columns.map(({ label }) => label);
}

test("team results have the specification's columns, with the race's cells first and grouped", () => {
  expect(labels(teamResultsTable)).toEqual([
    "Year",
    "Round",
    "Country",
    "Race",
    "Driver Name",
    "Constructor",
    "Grid",
    "Finish",
    "Status",
    "Points",
  ]);
  expect(teamResultsTable.columns.map(({ grouped = false }) => grouped)).toEqual(
    teamResultsTable.columns.map((_, index) => index < 4),
  );
});

test("the drivers of a team can be sorted by every column but the name", () => {
  expect(labels(teamDriversTable)).toEqual(["Driver", "GPs", "Wins", "Podiums", "Poles", "Points"]);
  expect(
    teamDriversTable.columns.filter(({ sortable }) => sortable === false).map(({ label }) => label),
  ).toEqual(["Driver"]);
});
