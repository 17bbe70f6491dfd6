import { expect, test } from "vitest";
import { driverChampionshipTable } from "./driver-championship-screen.tsx";
import { driverResultsTable } from "./driver-results-screen.tsx";

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

test("the seasons of a driver have the specification's columns, and the rating", () => {
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
    "Rating, 89 %",
  ]);
});
