import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { driverResultsTable } from "#app/features/drivers/driver-results-screen.tsx";
import { constructorsTables } from "#app/features/standings/overview/constructors-overview-screen.tsx";
import { driversTables } from "#app/features/standings/overview/drivers-overview-screen.tsx";
import { teamResultsTable } from "#app/features/teams/team-results-screen.tsx";
import {
  raceResultsTable,
  raceWithoutStopsTable,
  sprintResultsTable,
} from "#app/features/weekend/results/race-tables.tsx";
import { timedResultsTable } from "#app/features/weekend/results/timed-tables.tsx";
import { tableClass } from "#app/ui/table/definition.ts";

const css = readFileSync(new URL("../../ui/table/two-lines.css", import.meta.url), "utf8");
const classes = [
  raceResultsTable,
  raceWithoutStopsTable,
  sprintResultsTable,
  timedResultsTable,
  driverResultsTable,
  teamResultsTable,
  ...Object.values(driversTables),
  ...Object.values(constructorsTables),
].map((table) => tableClass<never>(table));

test.each(classes)("on a small screen every part of %s has its place", (names) => {
  const parts = names
    .split(" ")
    .filter((name) => /^(?:place|name|value|lead|detail|reason|second)-\d+$/.test(name));
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.filter((part) => !css.includes(`.two-lines.${part} `))).toEqual([]);
});
