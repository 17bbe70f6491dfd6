import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { styledColumns } from "#app/ui/table/testing.ts";
import { teamChampionshipTable } from "./team-championship-screen.tsx";
import { teamDriversTable } from "./team-drivers-screen.tsx";
import { teamResultsTable } from "./team-results-screen.tsx";

const css = readFileSync(new URL("teams.css", import.meta.url), "utf8");

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

test("the seasons of a team have the specification's columns", () => {
  expect(labels(teamChampionshipTable)).toEqual([
    "Year",
    "Wins",
    "Podiums",
    "Poles",
    "Total Points",
    "Position",
  ]);
});

test("the style sheet gives every column a width, on wide and on small screens", () => {
  expect(styledColumns(css, "team-results")).toEqual([10]);
  expect(styledColumns(css, "team-drivers")).toEqual([6, 6]);
  expect(styledColumns(css, "team-championship")).toEqual([6, 6]);
});
