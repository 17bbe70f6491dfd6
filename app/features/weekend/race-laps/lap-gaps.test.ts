import { expect, test } from "vitest";
import type { RaceLapTimes } from "#contract/timing/race-laps.ts";
import {
  leaderLines,
  leaderStopsText,
  leadsOf,
  leadsText,
  longRunnersUp,
  neighboursAt,
  stopLaps,
  traceLines,
} from "./lap-gaps.ts";
import { drivers, laps, line } from "./race-laps-testing.ts";

test("the trace is flat for whoever drives at the winner's average, and rises where one is quicker", () => {
  expect(traceLines(laps).map(({ gaps }) => gaps)).toEqual([
    [0, 1, 0],
    [-1, -1, -2],
    [-2, -6, null],
  ]);
});

test("a visit with the whole field is no stop where the stints are known", () => {
  const stints = [
    { from_lap: 1, to_lap: 34, compound: "INTERMEDIATE" as const, age_at_start: 0 },
    { from_lap: 35, to_lap: 57, compound: "HARD" as const, age_at_start: 0 },
  ];
  const visited = { ...line(0, [], []), pit_laps: [2, 3, 4, 34] };
  expect(stopLaps({ ...visited, stints })).toEqual([34]);
  expect(stopLaps(visited)).toEqual([2, 3, 4, 34]);
});

test("a lap on which the race stood still moves no line of the trace", () => {
  const stopped: RaceLapTimes = {
    ...laps,
    laps: 5,
    lines: [line(0, [90, 90, 1500, 90, 92], [0, 90, 1590, 1680, 1772])],
  };
  expect(traceLines(stopped)[0]?.gaps).toEqual([0, 0.667, 0.667, 1.333, 0]);
});

test("on a neutralised lap the trace waits with the winner, and the average is that of the free laps", () => {
  const winner = { ...line(0, [90, 90, 140, 140, 92], [0, 90, 230, 370, 462]), neutralised_laps: [3, 4] };
  const closing = line(1, [90, 95, 136, 140, 92], [10, 105, 241, 381, 473]);
  expect(traceLines({ ...laps, laps: 5, lines: [winner, closing] }).map(({ gaps }) => gaps)).toEqual([
    [0, 1, 1, 1, 0],
    [-10, -14, -10, -10, -11],
  ]);
});

test("gaps to the leader, and to the cars around, are of the same lap", () => {
  expect(leaderLines(laps).map(({ gaps }) => gaps)).toEqual([
    [0, 0, 0],
    [1, 2, 2],
    [2, 7, null],
  ]);
  expect(neighboursAt(laps, 1, 2)).toEqual({ ahead: 2, behind: 5 });
  expect(neighboursAt(laps, 2, 3)).toEqual({ ahead: null, behind: null });
});

/** The leads of a race by the positions of two drivers, with the laps' ends if they are known. */
function leadsBy(
  first: Array<number | null>,
  second: Array<number | null>,
  times?: Array<number>,
): Array<Array<number>> {
  const lines = [first, second].map((positions, driver) => {
    const ended = times?.map((at) => at + driver) ?? positions.map(() => null);
    return { ...line(driver, [], ended), positions, position: null };
  });
  return leadsOf({ ...laps, laps: first.length, lines }).map(({ driver, from, to }) => [driver, from, to]);
}

test("who led is known of laps alone whose order is known and does not contradict when the cars ended them", () => {
  expect(leadsBy([1, 2, 1, 1], [2, 1, 2, 2])).toEqual([
    [0, 1, 1],
    [1, 2, 2],
    [0, 3, 4],
  ]);
  const firstAndThird = [
    [0, 1, 1],
    [0, 3, 3],
  ];
  expect(leadsBy([1, 2, 1], [2, 1, 2], [0, 90, 180])).toEqual(firstAndThird);
  expect(leadsBy([1, null, 1], [2, null, 2])).toEqual(firstAndThird);
  // Two who are first.
  expect(leadsBy([1, 1], [1, 2])).toEqual([[0, 2, 2]]);
  expect(leadsBy([], [])).toEqual([]);
});

test("who led from when to when leaves out the laps whose leader is not known", () => {
  expect(leadsBy([1, 1, 2, 1], [2, 2, 1, 2])).toEqual([
    [0, 1, 2],
    [1, 3, 3],
    [0, 4, 4],
  ]);
  expect(leadsBy([1, null, 1], [2, null, 2])).toEqual([
    [0, 1, 1],
    [0, 3, 3],
  ]);
});

/** Who was second for long in a race of twenty laps, by the positions of each car. */
function secondsOf(...positions: ReadonlyArray<ReadonlyArray<number | null>>) {
  const lines = positions.map((each, driver) => ({ ...line(driver, [], []), positions: [...each] }));
  return [...longRunnersUp({ laps: 20, lines })];
}

test("who was second for a tenth of the laps or more is known", () => {
  expect(secondsOf([1, 1, 1, 2], [2, 3, 3, 1], [3, 2, 2, null])).toEqual([2]);
  expect(secondsOf([1, null])).toEqual([]);
});

test("each leader is named with the laps, also those too short for a name in the drawing", () => {
  const known = [
    { driver: 0, from: 1, to: 45 },
    { driver: 1, from: 46, to: 46 },
    { driver: 0, from: 47, to: 57 },
  ];
  expect(leadsText({ drivers }, known)).toBe("Norris (laps 1–45, 47–57), Verstappen (lap 46)");
  expect(leadsText({ drivers }, [])).toBeNull();
});

test("stops count as the leader's on a lap before which that driver led", () => {
  const lines = [
    { ...line(0, [], []), pit_laps: [20, 46] },
    { ...line(1, [], []), pit_laps: [21, 50] },
  ];
  const led = [
    { driver: 0, from: 1, to: 19 },
    { driver: 1, from: 20, to: 57 },
  ];
  expect(leaderStopsText({ drivers, lines }, led)).toBe(
    "Norris (lap 20), Verstappen (laps 21, 50): all gaps shrink",
  );
  expect(leaderStopsText({ drivers, lines }, [])).toBeNull();
});
