import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { styledColumns } from "#app/ui/table/testing.ts";
import { raceResultsTable, raceTableFor, raceWithoutStopsTable, sprintResultsTable } from "./race-tables.tsx";
import { raceLine } from "./testing.ts";
import {
  qualifyingTable,
  runResultsTable,
  sprintQualifyingTable,
  timedResultsTable,
} from "./timed-tables.tsx";

const css = readFileSync(new URL("results.css", import.meta.url), "utf8");
const tables = [
  raceResultsTable,
  raceWithoutStopsTable,
  sprintResultsTable,
  timedResultsTable,
  runResultsTable,
  qualifyingTable,
  sprintQualifyingTable,
];

test.each(tables)("the style rules of $name provide for its columns", ({ name, columns }) => {
  // On a small screen rows of two lines have no columns of the table's own.
  const isTwoLines = name.startsWith("race") || ["sprint-results", "timed-results"].includes(name);
  expect(styledColumns(css, name)).toEqual(isTwoLines ? [columns.length] : [columns.length, columns.length]);
});

function tableOf(session: "R" | "S", line: ReturnType<typeof raceLine>) {
  return raceTableFor({ year: 2025, round: 1, session, lines: [line] });
}

test("the columns of a race are those that its season recorded", () => {
  expect(tableOf("R", raceLine())).toMatchObject(raceResultsTable);
  expect(tableOf("R", raceLine({ pit_stops: null }))).toMatchObject(raceWithoutStopsTable);
  expect(tableOf("S", raceLine({ pit_stops: null }))).toMatchObject(sprintResultsTable);
});
