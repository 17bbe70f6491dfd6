import { expect, test } from "vitest";
import { raceResultsTable, raceTableFor, raceWithoutStopsTable, sprintResultsTable } from "./race-tables.tsx";
import { raceLine, timedLine } from "#app/features/sample-rows-testing.ts";
import { practiceTable, withGapBars } from "./timed-tables.tsx";

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

test("a gap stands at the end of its column like the time, on a phone with its bar below the row", () => {
  const lines = [timedLine("a", 1), timedLine("b", 2, { gap: 0.2 })];
  const gap = withGapBars(practiceTable, lines).columns.find(({ id }) => id === "gap");
  expect(gap).toMatchObject({ numeric: true, phoneBar: true });
});
