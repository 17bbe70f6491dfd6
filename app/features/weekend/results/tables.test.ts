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

test.each(tables.map(({ name, columns }) => [name, columns.length] as const))(
  "the style rules of %s provide for its columns",
  (name, columns) => {
    expect(styledColumns(css, name)).toEqual([columns, columns]);
  },
);

test("the columns of a race are those that its season recorded", () => {
  expect(raceTableFor("R", [raceLine()])).toBe(raceResultsTable);
  expect(raceTableFor("R", [raceLine({ pit_stops: null })])).toBe(raceWithoutStopsTable);
  expect(raceTableFor("S", [raceLine({ pit_stops: null })])).toBe(sprintResultsTable);
});
