import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Pace, RaceLapTimes, RaceStory } from "#contract/timing/race-laps.ts";
import { raceLine, timedDriver } from "#app/features/sample-rows-testing.ts";
import {
  leadsOf,
  leaderStopsText,
  leadsText,
  longRunnersUp,
  leaderLines,
  neighboursAt,
  stopLaps,
  traceLines,
} from "./lap-gaps.ts";
import {
  fastestFinding,
  fastestLaps,
  bandOn,
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
import { penaltyNote, winnerFinding } from "./lap-chart-screen.tsx";
import { gapRange } from "./gaps-drawing.tsx";
import { legendOf, notesOf } from "./gaps-view.tsx";
import { scaleOf } from "./gap-cards.tsx";
import { jumpLaps } from "./lap-tables.tsx";
import { lapsPath, tyreLine } from "./lap-cells.tsx";
import { lapText } from "./lap-strip.tsx";
import { endOf, height, outText } from "./gap-lines.tsx";
import { shareFromTop } from "#app/ui/drawing/plane.tsx";
import { timeScale } from "./pace-screen.tsx";
import { estimateText, modelTiles, noModelSentence, slopeFinding } from "./pace-tyres.tsx";
import { driversTable, placesRows, placesTableOf, stopsTableOf, underAllStops } from "./story-tables.tsx";
import { linesOf } from "../progression/progression-lines.ts";
import { lapChartSearch, lapsSearch } from "#app/features/weekend/weekend-search.ts";
import {
  chosenPairs,
  cutGaps,
  inRoadOrder,
  pairOf,
  pairNote,
  pairTitle,
  partsOf,
  stopsOfPair,
} from "./story-sentences.ts";

const drivers = [
  timedDriver("lando_norris", "NOR", "mclaren"),
  timedDriver("max_verstappen", "VER", "red_bull"),
  timedDriver("oscar_piastri", "PIA", "mclaren"),
];

function line(driver: number, seconds: Array<number | null>, ended: Array<number | null>) {
  const positions = seconds.map(() => driver + 1);
  const rest = { stints: [], pit_laps: [], neutralised_laps: [] };
  return { driver, position: driver + 1, grid: driver + 1, seconds, ended, positions, ...rest };
}

const laps: RaceLapTimes = {
  source: "hand-made",
  drivers,
  laps: 3,
  neutralisations: [],
  lines: [
    line(0, [null, 90, 92], [0, 90, 182]),
    line(1, [null, 91, 92], [1, 92, 184]),
    line(2, [null, 95, null], [2, 97, null]),
  ],
};

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

test("a drawing of gaps holds the first ten, and reaches no further than its limits", () => {
  const gaps = [
    { driver: 0, gaps: [0, 8, 0] },
    { driver: 1, gaps: [-1, -30, -2] },
  ];
  expect(gapRange(gaps, 3, "trace")).toEqual({ from: -31, to: 11.25 });
  // A lapped car reaches a minute back at most, and so does the eleventh, which has to be on the lead lap.
  const lapped = { driver: 2, gaps: [-2, -70, null] };
  expect(gapRange([...gaps, lapped], 3, "trace").from).toBe(-61);
  const ten = Array.from({ length: 10 }, (_, driver) => ({ driver, gaps: [0, -30, -2] }));
  expect(gapRange([...ten, { driver: 10, gaps: [0, -80, -80] }], 3, "trace").from).toBe(-61);
  expect(gapRange([...ten, { driver: 10, gaps: [0, -80, null] }], 3, "trace").from).toBe(-31);
  // Of half a step ahead the axis has no name: it would stand over empty room.
  expect(gapRange([{ driver: 0, gaps: [0, 28, -100] }], 3, "trace").to).toBe(29);
  // Of a few seconds ahead the axis needs no name.
  expect(gapRange([{ driver: 0, gaps: [0, 3, -30] }], 3, "trace")).toEqual({ from: -31, to: 6 });
  expect(gapRange([{ driver: 0, gaps: [0, -82, -9] }], 3, "trace").from).toBe(-83);
  const far = { driver: 1, gaps: [0, -400, -9] };
  expect(gapRange([{ driver: 0, gaps: [0, -30, 0] }, far], 3, "trace").from).toBe(-101);
  // The winner's line stays inside where the track dries, and there is room below it.
  expect(gapRange([{ driver: 0, gaps: [0, -144, 0] }, far], 3, "trace").from).toBe(-181);
  // Over zero stand the letters of those who led: as many pixels whatever the gaps are.
  for (const most of [8, 40]) {
    const range = gapRange([{ driver: 0, gaps: [0, most, 5] }], 3, "leader");
    expect(range.from).toBe(-most - 1);
    expect(shareFromTop(range, 0) * height).toBeCloseTo(26);
  }
});

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

/** Who was second for long in a race of twenty laps, by the positions of each car. */
function secondsOf(...positions: ReadonlyArray<ReadonlyArray<number | null>>) {
  const lines = positions.map((each, driver) => ({ ...line(driver, [], []), positions: [...each] }));
  return [...longRunnersUp({ laps: 20, lines })];
}

test("who was second for a tenth of the laps or more is known", () => {
  expect(secondsOf([1, 1, 1, 2], [2, 3, 3, 1], [3, 2, 2, null])).toEqual([2]);
  expect(secondsOf([1, null])).toEqual([]);
});

/** Who led when, by the positions of Norris and Verstappen. */
function leads(norris: Array<number | null>, verstappen: Array<number | null>) {
  return leadsOf({
    ...laps,
    laps: norris.length,
    lines: [norris, verstappen].map((positions, driver) => ({
      ...line(
        driver,
        [],
        positions.map(() => null),
      ),
      positions,
      position: null,
    })),
  });
}

test("who led from when to when leaves out the laps whose leader is not known", () => {
  expect(leads([1, 1, 2, 1], [2, 2, 1, 2])).toEqual([
    { driver: 0, from: 1, to: 2 },
    { driver: 1, from: 3, to: 3 },
    { driver: 0, from: 4, to: 4 },
  ]);
  expect(leads([1, null, 1], [2, null, 2])).toEqual([
    { driver: 0, from: 1, to: 1 },
    { driver: 0, from: 3, to: 3 },
  ]);
});

test("a lap is coloured by the median of the lap", () => {
  expect(lapTones(laps)).toEqual([
    [null, 2, 4],
    [null, 4, 4],
    [null, 8, null],
  ]);
});

const toned = laps.lines.map((each, index) => ({
  driver: drivers[index] ?? timedDriver("", "", ""),
  line: { ...each, tones: lapTones(laps)[index] ?? [], isDisqualified: false },
}));

test("laps of a colour are one path, and those that follow each other one cell of it", () => {
  expect(lapsPath(toned, (_, lap) => lap > 1)).toBe("M1 0.1h2v.8h-2zM1 1.1h2v.8h-2zM1 2.1h2v.8h-2z");
  expect(lapsPath(toned, (own, lap) => own.tones[lap - 1] === 8)).toBe("M1 2.1h1v.8h-1z");
  expect(lapsPath(toned, () => false)).toBe("");
  expect(lapsPath(toned, (own, lap) => own.tones[lap - 1] === 8, "tyres")).toBe("M1 2.62h1v.26h-1z");
});

test("a lap is read with its place and what was special about it, and who is quicker than the median the most often is the finding", () => {
  const [first] = toned;
  const stopped = first && { ...first, line: { ...first.line, pit_laps: [2], neutralised_laps: [3] } };
  expect([1, 2, 3, 4].map((lap) => stopped && lapText(stopped, lap))).toEqual([
    "Norris not timed, 1st",
    "Norris 1:30.000, personal best, 1st, into the pit lane",
    "Norris 1:32.000, 1st, out of the pit lane, neutralised",
    "Norris did not end this lap",
  ]);
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

type Stint = RaceLapTimes["lines"][number]["stints"][number];

/** The cars with their stints, each from the lap after the one before to some lap. */
function onTyres(...cars: ReadonlyArray<ReadonlyArray<[Stint["compound"], to: number]>>) {
  return cars.map((stints, index) => {
    const own = stints.map(([compound, to_lap], at) => ({
      compound,
      from_lap: (stints[at - 1]?.[1] ?? 0) + 1,
      to_lap,
      age_at_start: at === 0 ? 0 : 3,
    }));
    const [driver, car] = [
      drivers[index] ?? timedDriver("", "", ""),
      line(index, [90, 91, 92], [0, 91, 183]),
    ];
    return { driver, line: { ...car, tones: [], isDisqualified: false, stints: own } };
  });
}

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
  expect(car && lapText(car, 3)).toBe("Norris 1:32.000, 1st, hard tyres, 5 laps old");
});

/** Cars that stopped at the end of some laps of three, the last of them retired. */
function stopping(...cars: ReadonlyArray<ReadonlyArray<number>>) {
  return cars.map((stops, index) => {
    const stintEnds = [...stops.filter((lap) => lap < 3), 3];
    const [row] = onTyres(stintEnds.map((to): [Stint["compound"], number] => ["HARD", to]));
    if (row === undefined) throw new Error("no car");
    const position = index === cars.length - 1 ? null : index + 1;
    return { ...row, line: { ...row.line, position, pit_laps: [...stops] } };
  });
}

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

test("the bars of tyres are those of stints: from stop to stop, with the age of the tyres", () => {
  const [car] = stopping([1]);
  expect(car && tyreLine(car.line)).toMatchObject({
    stints: [
      { from: 1, to: 1, compound: "HARD" },
      { from: 2, to: 3, compound: "HARD" },
    ],
    stops: [{ lap: 1 }],
  });
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

test("the scale of paces ends soon after the slowest lap and names round times", () => {
  const { scale, ticks } = timeScale(82, 91.287);
  expect(scale.to).toBeGreaterThan(91.287);
  expect(scale.to).toBeLessThan(91.7);
  expect(ticks).toEqual([82, 83, 84, 85, 86, 87, 88, 89, 90, 91]);
  expect(timeScale(86, 90).ticks).toEqual([86, 86.5, 87, 87.5, 88, 88.5, 89, 89.5, 90]);
});

test("chips lead to round laps and to where neutralisations begin", () => {
  expect(jumpLaps(57, [{ kind: "VSC", from_lap: 34, to_lap: 35 }])).toEqual([
    { lap: 1, text: "1" },
    { lap: 20, text: "20" },
    { lap: 40, text: "40" },
    { lap: 34, text: "VSC 34" },
  ]);
});

/** What stands beside the name of a car with some gaps at the ends of three laps. */
function end(gaps: Array<number | null>, result: string): string {
  return endOf({ gaps, result }, 3);
}

test("who did not run to the flag is named with the lap or the word for it", () => {
  const car = { id: "a", code: "A", look: { colour: "#000000", stroke: "solid" }, stops: [] } as const;
  const of = (name: string, gaps: Array<number | null>, result: string | null, toTheFlag = false) => ({
    ...car,
    name,
    gaps,
    result,
    toTheFlag,
    isFront: { wide: true, phone: true },
  });
  expect(
    outText([
      of("Lando Norris", [0, 0, 0], "1", true),
      of("Liam Lawson", [-1, -2], "DNF"),
      of("Jack Doohan", [], "DNF"),
      of("Isack Hadjar", [], "DNS"),
      of("Carlos Sainz Jr.", [-1], "DSQ"),
      of("Nobody Known", [-1, -2], null),
    ]),
  ).toBe("Lawson (lap 2), Doohan (lap 1), Hadjar (DNS), Sainz Jr. (DSQ lap 1), Known (lap 2)");
  expect(outText([of("Lando Norris", [0, 0, 0], "1", true)])).toBeNull();
});

test("beside a name stands the gap at the flag, or the laps behind", () => {
  expect(end([0, 0, 0], "1")).toBe("");
  expect(end([-1, -2, -3.5], "2")).toBe("+3.500");
  expect(end([-1, -2], "15")).toBe("+1 lap");
  expect(end([-1, -2, -3], "DSQ")).toBe("DSQ");
});

/** A stint of so many comparable laps, each slower than the one before by some seconds. */
function stint(count: number, value: number, error = 0.01) {
  return {
    driver: drivers[0] ?? timedDriver("", "", ""),
    stint: {
      from_lap: 1,
      to_lap: count,
      compound: "SOFT" as const,
      laps: count,
      slope: { value, error },
      middle: { lap: 1, seconds: 90 },
    },
  };
}

test("who slows the most is said of stints that are long and clear enough", () => {
  expect(slopeFinding([stint(10, 0.05), stint(10, 0.08), stint(4, 0.9), stint(12, 0.2, 0.15)])).toBe(
    "Norris slows the most: 0.080 s a lap on soft tyres",
  );
  expect(slopeFinding([stint(10, -0.05)])).toBeUndefined();
});

const parts = { start: 0, pace: 0, tyres: 0, stops: 0, neutralised: 0, other: 0, penalties: 0 };
const story: RaceStory = {
  source: "hand-made",
  drivers,
  laps: 50,
  neutralisations: [{ kind: "SC", from_lap: 30, to_lap: 33 }],
  pairs: [
    { ahead: 0, behind: 1, to_lap: 50, gap: 6.2, ...parts, start: 1, pace: 8.2, stops: -3 },
    { ahead: 0, behind: 2, to_lap: 20, gap: -4, ...parts, other: -3.7, tyres: -0.3 },
  ],
  cuts: [{ kind: "undercut", driver: 1, other: 0, driver_lap: 18, other_lap: 19, before: 1.2, after: -0.8 }],
  stops: [{ driver: 1, lap: 18, under: "green", lost: 22 }],
  places: [],
};

test("the parts of a gap that are not nothing add up to it, beside the stops of both", () => {
  const [pair] = story.pairs;
  expect(pair && pairTitle(story, pair)).toBe("Norris ahead of Verstappen");
  expect(pair && partsOf(story, pair)).toEqual([
    { name: "First lap", seconds: 1 },
    { name: "Pace", seconds: 8.2 },
    { name: "Pit stops", seconds: -3 },
  ]);
  expect(pair && stopsOfPair(story, pair)).toEqual([
    { driver: 0, laps: [] },
    { driver: 1, laps: [18] },
  ]);
});

test("stops at or after the last lap that both completed are no part of their gap", () => {
  const [pair] = story.pairs;
  const to = (lap: number) =>
    pair && stopsOfPair(story, { ...pair, to_lap: lap }).flatMap((stopped) => stopped.laps);
  expect(to(19)).toEqual([18]);
  expect(to(18)).toEqual([]);
  expect(to(10)).toEqual([]);
});

test("a gap that ends early names its lap, and who crossed the line first comes first", () => {
  const pair = pairOf(story, "oscar_piastri", "lando_norris");
  expect(pair && pairTitle(story, pair)).toBe("Piastri ahead of Norris");
  expect(pair && pairNote(story, pair)).toBe("The gap after lap\u00a020.");
  expect(pair && pairNote(story, { ...pair, to_lap: 50 })).toBeNull();
  expect(pair && pairNote(story, { ...pair, to_lap: 50, penalties: -3 })).toBe(
    "Order on the road; the gap includes Norris’s penalty of 3.000\u00a0s.",
  );
  // Who crossed the line first is the first of the pair, and what they gained is positive.
  expect(pair && inRoadOrder(pair)).toMatchObject({
    ahead: 2,
    behind: 0,
    gap: 4,
    other: 3.7,
    tyres: 0.3,
    stops: 0,
  });
  expect(pairOf(story, "lando_norris", "lando_norris")).toBeUndefined();
  expect(pair && partsOf(story, pair).reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(-4, 9);
});

test("a part that half of the cards in a row have stands in each of them, one of a single card in that alone", () => {
  const [pair] = story.pairs;
  if (pair === undefined) throw new Error("a pair was given");
  const none = { ...pair, pace: 0, stops: 0, penalties: 0 };
  const cards = [none, { ...pair, penalties: 5 }, { ...none, stops: -3 }];
  const names = cards.map((card) => partsOf({ pairs: cards }, card, cards).map(({ name }) => name));
  expect(names).toEqual([
    ["First lap", "Pit stops"],
    ["First lap", "Pace", "Pit stops", "Penalties"],
    ["First lap", "Pit stops"],
  ]);
});

test("safety car laps that give back what a stop lost are one part with it, and so for every pair of the race", () => {
  const [pair] = story.pairs;
  if (pair === undefined) throw new Error("a pair was given");
  const [offset, added] = [2.5, -2.5].map((neutralised) => ({ ...pair, neutralised }));
  if (offset === undefined || added === undefined) throw new Error("two pairs were made");
  const net = { name: "Stops, safety car", seconds: -0.5 };
  expect(partsOf({ pairs: [offset, added] }, offset).at(-1)).toEqual(net);
  expect(partsOf({ pairs: [offset, added] }, added).at(-1)).toEqual({ ...net, seconds: -5.5 });
  expect(partsOf({ pairs: [added] }, added).slice(-2)).toEqual([
    { name: "Pit stops", seconds: -3 },
    { name: "Safety car", seconds: -2.5 },
  ]);
});

test("a part that would read 0.0 is left out", () => {
  const [pair] = story.pairs;
  if (pair === undefined) throw new Error("a pair was given");
  const named = (tyres: number) => partsOf(story, { ...pair, tyres }).some(({ name }) => name === "Tyres");
  expect([0.049, -0.049, 0.06, -0.06].map(named)).toEqual([false, false, true, true]);
});

test("places gained on the way from the grid to the flag add up", () => {
  const won = ["gained", "won_first_lap", "won_on_track", "won_by_stops", "won_otherwise"];
  const places = { driver: 0, grid: 7, first_lap: 5, neutralised: null };
  const counts = { track_won: 3, track_lost: 1, stops_won: 0, stops_lost: 4 };
  const [row, retired] = placesRows(
    {
      ...story,
      places: [
        { ...places, ...counts },
        { ...places, ...counts, driver: 1 },
      ],
    },
    [
      raceLine({ driver_id: "lando_norris", position: 2, position_text: "2" }),
      raceLine({ driver_id: "max_verstappen", position: null, position_text: "DNF" }),
    ],
  );
  const values = (of: typeof row) =>
    of && won.map((id) => driversTable.columns.find((column) => column.id === id)?.value(of));
  expect(values(row)).toEqual([5, 2, 2, -4, 5]);
  expect(values(retired)).toEqual([null, 2, 2, -4, null]);
});

test("a car without a place on the grid started from the pit lane where the result says so", () => {
  const place = { grid: null, first_lap: 18, neutralised: null };
  const counts = { track_won: 0, track_lost: 0, stops_won: 2, stops_lost: 0 };
  const rows = placesRows(
    {
      ...story,
      places: [
        { driver: 0, ...place, ...counts },
        { driver: 1, ...place, ...counts },
      ],
    },
    [
      raceLine({ driver_id: "lando_norris", position: 12, grid_position: null, grid_text: "PL" }),
      raceLine({ driver_id: "max_verstappen", position: 13, grid_position: null, grid_text: null }),
    ],
  );
  const grid = driversTable.columns.find(({ id }) => id === "grid");
  const told = rows.map((row) => renderToStaticMarkup(createElement("td", null, grid?.cell?.(row))));
  expect(told[0]).toContain("pit lane");
  expect(told[1]).toBe("<td>–</td>");
});

const stopsUnder = (...all: ReadonlyArray<"green" | "VSC" | "SC">) => ({
  stops: all.map((under, index) => ({ driver: 0, lap: 10 + index, under, lost: null })),
});

test("a column that says nothing of any row is left out", () => {
  const place = {
    driver: 0,
    grid: 1,
    first_lap: 1,
    track_won: 0,
    track_lost: 0,
    stops_won: 0,
    stops_lost: 0,
  };
  const columnsOf = (...neutralised: Array<number | null>) =>
    placesTableOf({ places: neutralised.map((each) => ({ ...place, neutralised: each })) }).columns.map(
      ({ label }) => label,
    );
  expect(columnsOf(null, null)).not.toContain("Safety car (s)");
  expect(columnsOf(null, 0)).toContain("Safety car (s)");

  const labelsOf = (given: ReturnType<typeof stopsUnder>) =>
    stopsTableOf(given).columns.map(({ label }) => label);
  expect(labelsOf(stopsUnder("green", "SC"))).toContain("Track");
  expect(underAllStops(stopsUnder("green", "SC"))).toBeNull();
  expect(labelsOf(stopsUnder("green", "green"))).not.toContain("Track");
  expect(underAllStops(stopsUnder("green", "green"))).toBe("All stops were under green-flag conditions.");
  expect(underAllStops(stopsUnder("VSC"))).toBe("All stops were under a virtual safety car.");
  expect(underAllStops(stopsUnder())).toBeNull();
});

test("the podium comes first, then teammates who are not on it", () => {
  const { podium, teammates } = chosenPairs(story);
  expect([podium.length, teammates.length]).toEqual([2, 0]);
});

test("an undercut is told by the gaps before and after the stops", () => {
  const [cut] = story.cuts;
  expect(cut && cutGaps(cut)).toBe("−1.2 → +0.8 s");
});

const estimate = (value: number, error: number) => ({ value, error });

test("a gap is clear by the margin that stands beside it", () => {
  const gap = estimate(0.132, 0.123);
  expect(estimateText(gap)).toBe("+0.132 ± 0.246");
  expect(estimateText(estimate(0.27, 0.1))).toBe("+0.270 ± 0.200");
});

test("the model claims nothing whose error reaches zero, and nothing in the wet", () => {
  const pace: Pace = {
    source: "hand-made",
    drivers,
    lines: [
      { driver: 0, laps: 50, box: null, stints: [], behind: estimate(0, 0) },
      { driver: 1, laps: 50, box: null, stints: [], behind: estimate(0.27, 0.1) },
      { driver: 2, laps: 50, box: null, stints: [], behind: estimate(0.1, 0.1) },
    ],
    model: {
      laps: 1286,
      residual: 0.5,
      trend: estimate(-0.074, 0.002),
      compounds: [
        { compound: "HARD", offset: estimate(0, 0), slope: estimate(0.036, 0.003) },
        { compound: "SOFT", offset: estimate(-0.4, 0.1), slope: estimate(0.05, 0.04) },
      ],
    },
    without_model: null,
  };
  expect(modelTiles(pace, 2025).map(({ label, value, detail }) => [label, value, detail])).toEqual([
    ["Hard tyres", "+0.036 s", "a lap of age, ± 0.006 s"],
    ["Soft tyres", "–", "a lap of age: not clear"],
    ["Fuel and track", "−0.074 s", "a lap, ± 0.004 s"],
    ["Quickest by the model", "Norris", "no clear gap to Piastri"],
    ["Comparable laps", "1,286", "most within 0.50 s"],
  ]);
  expect(noModelSentence(pace)).toBeNull();
  const wet: Pace = { ...pace, model: null, without_model: "wet" };
  expect(modelTiles(wet, 2025)).toEqual([]);
  expect(noModelSentence(wet)).toBe("No tyre model: the race was run in the wet.");
});

test("what a drawing of gaps needs to be read stands below it, each under its label", () => {
  const bands = [{ kind: "SC" as const, from_lap: 1, to_lap: 7 }];
  const nobody = { leads: null, leaderStops: null, beyond: null, out: null, isCut: false };
  expect(notesOf({ ...nobody, view: "trace", bands, out: "Alonso (lap 4)" })).toEqual([
    ["Out", "Alonso (lap 4)"],
    ["Zero", "The winner’s average pace, without the neutralised laps"],
    ["Shaded", "Safety car laps 1–7"],
  ]);
  expect(notesOf({ ...nobody, view: "leader", bands: [], leads: "Norris (lap 1)", isCut: true })).toEqual([
    ["In the lead", "Norris (lap 1)"],
    ["Further back", "For some laps lines leave the drawing; the table has all"],
  ]);
  // Of a race without neutralised laps the heading says what zero is, and nothing is shaded.
  expect(notesOf({ ...nobody, view: "trace", bands: [] })).toEqual([]);
  expect(notesOf({ ...nobody, view: "trace", bands: null })).toEqual([
    ["Neutralised", "Safety cars and red flags are not recorded"],
  ]);
  // Those who end further back are named instead.
  expect(
    notesOf({ ...nobody, view: "leader", bands: null, beyond: "Sainz +1 lap", isCut: true }).slice(0, 1),
  ).toEqual([["Further back", "Sainz +1 lap"]]);
});

test("the heading of a trace explains a plus only where a line is above zero", () => {
  const [behind, ahead] = [{ gaps: [0, null, -4.2] }, { gaps: [-1, 0.3, 0] }];
  expect(legendOf("trace", [behind])).toBe("Seconds behind the winner’s average pace.");
  expect(legendOf("trace", [behind, ahead])).toBe(
    "Seconds to the winner’s average pace: ahead above zero, behind below.",
  );
  // There a gap is a loss.
  expect(legendOf("leader", [ahead])).toBe("Seconds behind the leader; falling loses time.");
});

test("zero stands near the edge towards which no bar goes, and between bars that go both ways", () => {
  // All of the ahead: the other side has room for a name.
  expect(scaleOf([1.5, 27.8, 30.3])).toEqual({ zero: 0.72, second: 0.72 / 30.3 });
  expect(scaleOf([10, -10])).toEqual({ zero: 0.5, second: 0.05 });
  // What is short on one side is on the scale of the other.
  expect(scaleOf([0.1, -9.9])).toMatchObject({ zero: 0.28 });
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

test("an address holds the view and the driver, and drops nonsense", () => {
  expect(lapChartSearch({ view: "trace", highlight: "lando_norris" })).toMatchObject({
    view: "trace",
    highlight: "lando_norris",
  });
  expect(lapChartSearch({ view: "positions" }).view).toBeUndefined();
  expect(lapsSearch({ view: "tyres", driver: 7 })).toMatchObject({ view: "tyres" });
  expect(lapsSearch({ view: "times" }).view).toBe("times");
  expect(lapsSearch({ view: "pace" }).view).toBeUndefined();
});
