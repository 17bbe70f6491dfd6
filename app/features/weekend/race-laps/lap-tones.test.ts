import { expect, test } from "vitest";
import {
  bandOn,
  fastestFinding,
  fastestLaps,
  lappedAreNeutralisedEarlier,
  lapTones,
  personalBestLap,
  quickerLaps,
  quickestFinding,
  quickestRow,
  tyreChanges,
  tyreOn,
  tyresFinding,
} from "./lap-tones.ts";
import { laps, onTyres, stopping, toned } from "./race-laps-testing.ts";

test("a lap is coloured by the median of the lap", () => {
  expect(lapTones(laps)).toEqual([
    [null, 2, 4],
    [null, 4, 4],
    [null, 8, null],
  ]);
});

test("who is quicker than the median the most often is the finding", () => {
  const [first] = toned;
  expect(quickestFinding(toned)).toBe("Norris beats the median by 0.35% or more on 1 lap");
  expect(quickestRow(toned)).toEqual({ row: 0, count: 1 });
  expect(toned.map(quickerLaps)).toEqual([1, 0, 0]);
  expect(quickestFinding(toned.slice(1))).toBeUndefined();
  // Neither a lap that was neutralised counts, nor one of the middle colour; and two with as many are not one.
  const neutralised = first && { ...first, line: { ...first.line, neutralised_laps: [1, 2, 3] } };
  expect(quickestFinding(neutralised ? [neutralised] : [])).toBeUndefined();
  expect(quickestFinding(first ? [first, first] : [])).toBeUndefined();
});

test("the quickest lap of all is found, unless two are as quick", () => {
  expect(fastestFinding(toned)).toBe("Norris sets the fastest lap: 1:30.000 on lap 2");
  const [first, ...others] = toned;
  const disqualified = first && { ...first, line: { ...first.line, isDisqualified: true } };
  expect(fastestFinding([...(disqualified ? [disqualified] : []), ...others])).toBe(
    "Verstappen sets the fastest lap: 1:31.000 on lap 2",
  );
  expect(fastestFinding(first ? [first, first] : [])).toBeUndefined();
  expect(fastestFinding([])).toBeUndefined();
  expect([...(first ? [first] : []), ...toned.slice(2)].map((row) => personalBestLap(row.line))).toEqual([
    2, 2,
  ]);
  expect(first && personalBestLap({ ...first.line, seconds: [null, 90, 90] })).toBe(2);
  expect(first && personalBestLap({ ...first.line, seconds: [null] })).toBeNull();
  // As quick, both are marked.
  expect(fastestLaps(first ? [first, first] : []).map(({ row, lap }) => [row, lap])).toEqual([
    [0, 2],
    [1, 2],
  ]);
  expect(fastestLaps([])).toEqual([]);
});

test("a lap has the tyres of its stint, and their age at its end", () => {
  const [car] = onTyres([
    ["MEDIUM", 1],
    ["HARD", 3],
  ]);
  expect([1, 2, 3, 4].map((lap) => car && tyreOn(car.line, lap))).toEqual([
    { compound: "MEDIUM", age: 1 },
    { compound: "HARD", age: 4 },
    { compound: "HARD", age: 5 },
    { compound: null, age: null },
  ]);
});

test("how often most of those who are classified change tyres is the finding", () => {
  const rows = stopping([1, 2], [1], [2], [3]);
  expect(rows.map(tyreChanges)).toEqual([2, 1, 1, 0]);
  expect(tyresFinding(rows)).toBe("2 of 3 classified drivers change tyres once");
  expect(tyresFinding(stopping([1, 2], [1, 2], []))).toBe("All 2 classified drivers change tyres twice");
  expect(tyresFinding(stopping([], [], [1], []))).toBe("2 of 3 classified drivers drive on one set of tyres");
  // As common, neither is named; nor is one where stints are not known of everybody.
  expect(tyresFinding(stopping([1], [], []))).toBeUndefined();
  expect(tyresFinding(rows.map((row) => ({ ...row, line: { ...row.line, stints: [] } })))).toBeUndefined();
  expect(tyresFinding([])).toBeUndefined();
});

test("a lap that a lapped car drove neutralised has the colour of what came next", () => {
  const bands = [
    { kind: "SC", from_lap: 3, to_lap: 5 },
    { kind: "RED", from_lap: 9, to_lap: 9 },
  ] as const;
  expect([2, 4, 8].map((lap) => bandOn(lap, bands))).toEqual(["SC", "SC", "RED"]);
});

test("lapped cars are neutralised on earlier laps than the leader", () => {
  const [car] = onTyres([["HARD", 3]]);
  if (car === undefined) throw new Error("no car");
  const leader = { ...car, line: { ...car.line, seconds: [90, 91, 92, 93] } };
  const bands = [{ kind: "VSC" as const, from_lap: 3, to_lap: 3 }];
  const on = (lap: number, position: number | null = 2) => [
    leader,
    { ...car, line: { ...car.line, position, neutralised_laps: [lap] } },
  ];
  expect(lappedAreNeutralisedEarlier(on(3), bands)).toBe(false);
  expect(lappedAreNeutralisedEarlier(on(2), bands)).toBe(true);
  // Not driven.
  expect(lappedAreNeutralisedEarlier(on(4), bands)).toBe(false);
  expect(lappedAreNeutralisedEarlier(on(2), null)).toBe(false);
  // Retired, perhaps on the leader's lap.
  expect(lappedAreNeutralisedEarlier(on(2, null), bands)).toBe(false);
});
