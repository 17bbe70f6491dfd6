import { expect, test } from "vitest";
import type { LapPositions } from "#contract/timing/race.ts";
import type { Progression } from "#contract/weekend.ts";
import { timedDriver } from "#app/features/sample-rows-testing.ts";
import {
  classifiedIn,
  lapDrivers,
  lapStages,
  linesOf,
  toTheFlag,
  unknownLapsNote,
  weekendFinding,
  weekendStages,
} from "./progression-lines.ts";

const norris = timedDriver("lando_norris", "NOR", "mclaren");
const piastri = timedDriver("oscar_piastri", "PIA", "mclaren");

const weekend: Progression = {
  year: 2025,
  round: 1,
  stages: [
    { key: "Q", name: "Qualifying" },
    { key: "grid", name: "Grid" },
  ],
  drivers: [
    { ...norris, places: [1, 2], place_texts: [null, null] },
    { ...piastri, driver_code: null, places: [2, null], place_texts: [null, "PL"] },
  ],
};

const positions: LapPositions = {
  source: "OpenF1, session 1",
  drivers: [norris, piastri],
  laps: 3,
  neutralisations: [],
  lines: [
    { driver: 0, positions: [1, 1, 1], classified: true },
    { driver: 1, positions: [2, null], classified: false },
  ],
};

test("stages of a weekend stand in the middle of their share, laps at their distance from each other after the grid", () => {
  expect(weekendStages(weekend).map(({ x }) => x)).toEqual([0.25, 0.75]);
  const stages = lapStages(positions.laps);
  expect(stages.map(({ name }) => name)).toEqual(["Grid", "Lap 1", "Lap 2", "Lap 3"]);
  const [grid = NaN, first = NaN, second = NaN, third = NaN] = stages.map(({ x }) => x);
  expect([grid, third]).toEqual([0, 1]);
  expect(third - second).toBeCloseTo(second - first);
  // The start has more room than a lap.
  expect(first - grid).toBeGreaterThan(second - first);
});

test("the grid goes before the laps, and laps that a driver did not complete are empty", () => {
  expect(lapDrivers(positions, weekend).map(({ driver_id, places }) => [driver_id, ...places])).toEqual([
    ["lando_norris", 2, 1, 1, 1],
    ["oscar_piastri", null, 2, null, null],
  ]);
  expect(lapDrivers(positions, weekend)[1]?.place_texts).toEqual(["PL", null, null, null]);
});

/** The weekend after its race, with the classified places of its two drivers. */
function after(places: ReadonlyArray<number | null>): Progression {
  return {
    ...weekend,
    stages: [...weekend.stages, { key: "R", name: "Finish" }],
    drivers: weekend.drivers.map((driver, index) => ({
      ...driver,
      places: [...driver.places, places[index] ?? null],
      place_texts: [...driver.place_texts, null],
    })),
  };
}

test("whoever was laps down is drawn to the flag, behind all on the leader's lap; who retired is not", () => {
  const ends = (classified: boolean, finished = after([1, 2])) => {
    const down = { driver: 1, positions: [2], classified };
    const race = { ...positions, lines: [...positions.lines.slice(0, 1), down] };
    return toTheFlag(lapDrivers(race, finished), classifiedIn(race, finished)).map(({ places }) => places);
  };
  expect(ends(true)).toEqual([
    [2, 1, 1, 1],
    [null, 2, null, 2],
  ]);
  expect(ends(false)[1]).toEqual([null, 2, null, null]);
  // The winner on the road was disqualified: nobody else was first at the flag.
  expect(ends(true, after([null, 1]))[1]).toEqual([null, 2, null, 2]);
});

test("without a grid the laps stand alone", () => {
  const none = { ...weekend, stages: [], drivers: [] };
  expect(lapDrivers(positions, none).map(({ places }) => places[0])).toEqual([null, null]);
});

test("teammates share a colour and differ by their strokes; without letters the last name is the short one", () => {
  const [first, second] = linesOf(2025, weekend.drivers);
  expect(first?.colour).toBe(second?.colour);
  expect(first?.stroke).not.toBe(second?.stroke);
  expect([first?.short, second?.short]).toEqual(["NOR", "Piastri"]);
});

test("laps without a position for a car that drove them are named", () => {
  expect(
    unknownLapsNote([
      [1, null, null, 1],
      [2, 2],
    ]),
  ).toBe(
    "Positions on laps 2–3 are not known for every car: the recorded times are missing or contradict each other.",
  );
  expect(unknownLapsNote([[1, 1], [2]])).toBeNull();
});

test("a weekend comes to who won from where, and who gained the most", () => {
  const { stages } = weekend;
  const finished = (...places: Array<[grid: number | null, finish: number | null]>): Progression => ({
    ...weekend,
    stages: [...stages, { key: "R", name: "Finish" }],
    drivers: places.map(([grid, finish], index) => ({
      ...(index === 0 ? norris : index === 1 ? piastri : timedDriver("max_verstappen", "VER", "red_bull")),
      places: [index + 1, grid, finish],
      place_texts: [null, grid === null ? "PL" : null, null],
    })),
  });
  expect(weekendFinding(finished([1, 1], [9, 2], [4, 3]))).toBe(
    "Norris wins from pole; Piastri gains most, from P9 to P2",
  );
  expect(weekendFinding(finished([null, 1], [2, 2], [3, 3]))).toBe("Norris wins from the pit lane");
  expect(weekendFinding(finished([6, 1], [1, 2], [5, 3]))).toBe(
    "Norris wins from P6, the most places gained",
  );
  // From the pit lane Verstappen, who started behind the last place on the grid, came further than Piastri.
  expect(weekendFinding(finished([1, 1], [6, 4], [null, 2]))).toBe("Norris wins from pole");
  expect(weekendFinding(finished([1, 1], [6, 2], [null, 4]))).toBe(
    "Norris wins from pole; Piastri gains most, from P6 to P2",
  );
  // Two gained as many.
  expect(weekendFinding(finished([1, 1], [4, 2], [5, 3]))).toBe("Norris wins from pole");
  // A car that two shared, and a race that has not been held.
  expect(weekendFinding(finished([1, 1], [1, 1]))).toBeUndefined();
  expect(weekendFinding(weekend)).toBeUndefined();
});
