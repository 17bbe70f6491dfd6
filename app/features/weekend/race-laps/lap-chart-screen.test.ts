import { expect, test } from "vitest";
import { linesOf } from "../progression/progression-lines.ts";
import { penaltyNote, winnerFinding } from "./lap-chart-screen.tsx";
import { drivers, laps } from "./race-laps-testing.ts";

/** Lines that end in the order of the drivers, with other results. */
function ends(...results: ReadonlyArray<string>) {
  return linesOf(
    2025,
    drivers.map((driver, index) => ({ ...driver, places: [index + 1], place_texts: [null] })),
    new Map(drivers.map(({ driver_id }, index) => [driver_id, results[index] ?? ""])),
  );
}

test("a car that is classified behind where its line ends is named with its penalty", () => {
  const penalties = new Map([["lando_norris", 10]]);
  expect(penaltyNote(ends("2", "1", "3"), penalties)).toBe("* Norris is 2nd after a 10 s penalty.");
  expect(penaltyNote(ends("1", "3", "2"), penalties)).toBe("* Verstappen is classified 3rd.");
  // A penalty that cost no place, and a disqualification, which the label says.
  expect(penaltyNote(ends("1", "2", "3"), penalties)).toBeNull();
  expect(penaltyNote(ends("1", "DSQ", "2"), penalties)).toBeNull();
});

test("a finding says who won from where, and by how much", () => {
  expect(winnerFinding(laps)).toBe("Norris wins from pole and leads every lap");
  const [first, ...others] = laps.lines;
  const second = first && { ...first, grid: null, positions: [2, 1, 1] };
  expect(second && winnerFinding({ ...laps, lines: [second, ...others] })).toBe(
    "Norris wins from the pit lane and leads 2 of 3 laps",
  );
  expect(first && winnerFinding({ ...laps, lines: [{ ...first, positions: [1, null, 1] }] })).toBe(
    "Norris wins from pole",
  );
  expect(winnerFinding({ ...laps, lines: [] })).toBeUndefined();
});
