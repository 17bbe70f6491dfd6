import { expect, test } from "vitest";
import { raceResultsTable, raceTableFor, raceWithoutStopsTable, sprintResultsTable } from "./race-tables.tsx";
import { raceLine } from "#app/features/sample-rows-testing.ts";

function tableOf(session: "R" | "S", line: ReturnType<typeof raceLine>) {
  return raceTableFor({
    year: 2025,
    round: 1,
    session,
    credited_pole_driver_id: null,
    points_factor: 1,
    lines: [line],
  });
}

test("the columns of a race are those that its season recorded", () => {
  expect(tableOf("R", raceLine())).toMatchObject(raceResultsTable);
  expect(tableOf("R", raceLine({ pit_stops: null }))).toMatchObject(raceWithoutStopsTable);
  expect(tableOf("S", raceLine({ pit_stops: null }))).toMatchObject(sprintResultsTable);
});
