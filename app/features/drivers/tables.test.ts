import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { styledColumns } from "#app/ui/table/testing.ts";
import { driverChampionshipTable } from "./driver-championship-screen.tsx";
import { driverResultsTable } from "./driver-results-screen.tsx";

const css = readFileSync(new URL("drivers.css", import.meta.url), "utf8");

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

test("the seasons of a driver have the specification's columns", () => {
  expect(driverChampionshipTable.columns.map(({ label }) => label)).toEqual([
    "Year",
    "Team",
    "Total Points",
    "Avg Points",
    "Avg Finish",
    "Wins",
    "Podiums",
    "Poles",
    "Rank",
  ]);
});

test("the style sheet gives every column a width, on wide and on small screens", () => {
  expect(styledColumns(css, "driver-results")).toEqual([10]);
  expect(styledColumns(css, "driver-championship")).toEqual([9, 9]);
});
