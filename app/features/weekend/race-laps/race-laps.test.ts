import { expect, test } from "vitest";
import type { Pace, RaceLapTimes, RaceStory } from "#contract/timing/race-laps.ts";
import { timedDriver } from "#app/features/sample-rows-testing.ts";
import { lapTones, leaderLines, neighboursAt, traceLines } from "./lap-gaps.ts";
import { penaltyNote, winnerFinding } from "./lap-chart-screen.tsx";
import { modelSentences } from "./pace-texts.ts";
import { linesOf } from "../progression/progression-lines.ts";
import { lapChartSearch, lapsSearch } from "#app/features/weekend/weekend-search.ts";
import {
  chosenPairs,
  cutSentence,
  gapSentence,
  inRoadOrder,
  pairOf,
  partsOf,
  sentencesOf,
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

test("a lap on which the race stood still moves no line of the trace", () => {
  const stopped: RaceLapTimes = {
    ...laps,
    laps: 5,
    lines: [line(0, [90, 90, 1500, 90, 92], [0, 90, 1590, 1680, 1772])],
  };
  expect(traceLines(stopped)[0]?.gaps).toEqual([0, 0.667, 0.667, 1.333, 0]);
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
  expect(penaltyNote(ends("2", "1", "3"), penalties)).toBe("Norris is 2nd after a 10 s penalty.");
  expect(penaltyNote(ends("1", "3", "2"), penalties)).toBe("Verstappen is classified 3rd.");
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

test("a lap is coloured by the median of the lap", () => {
  expect(lapTones(laps)).toEqual([
    [null, 1, 3],
    [null, 3, 3],
    [null, 6, null],
  ]);
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

test("sentences tell the parts of a gap from the greatest on, one thing each, and lead to their laps", () => {
  const [pair] = story.pairs;
  expect(pair && gapSentence(story, pair)).toBe("Norris beats Verstappen by 6.200\u00a0s");
  expect(pair && sentencesOf(story, pair)).toEqual([
    { text: "Norris is 8.2 s faster over all comparable laps.", laps: [] },
    { text: "Verstappen gains 3.0 s in the pits.", laps: [] },
    { text: "Norris does not stop, Verstappen stops once.", laps: [{ driver: 1, lap: 18 }] },
    {
      text: "Norris is 1.0 s ahead after lap 1.",
      laps: [
        { driver: 0, lap: 1 },
        { driver: 1, lap: 1 },
      ],
    },
  ]);
});

test("where the laps do not have it, they say so; a gap that ends early names its lap", () => {
  const pair = pairOf(story, "oscar_piastri", "lando_norris");
  expect(pair && gapSentence(story, pair)).toBe("Piastri is 4.000\u00a0s ahead of Norris after lap 20");
  expect(pair && sentencesOf(story, pair).map(({ text }) => text)).toEqual([
    "Piastri gains 3.7 s on slow and untimed laps. The lap times do not show why.",
  ]);
  expect(pair && gapSentence(story, { ...pair, to_lap: 50 })).toBe(
    "Piastri crosses the line 4.000\u00a0s before Norris",
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
  expect(pair && partsOf(pair).reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(-4, 9);
});

test("two who stopped as often are told of at once, and stops under the safety car are named", () => {
  const [pair] = story.pairs;
  const stops = [0, 1].map((driver) => ({ driver, lap: 30 + driver, under: "SC" as const, lost: 12 }));
  const texts = pair && sentencesOf({ ...story, stops }, { ...pair, neutralised: 2, start: 0, pace: 0 });
  expect(texts?.map(({ text }) => text)).toEqual([
    "Verstappen gains 3.0 s in the pits.",
    "Both stop once.",
    "Norris gains 2.0 s on neutralised laps.",
    "Stops on neutralised laps:",
  ]);
});

test("the podium comes first, then teammates who are not on it", () => {
  const { podium, teammates } = chosenPairs(story);
  expect([podium.length, teammates.length]).toEqual([2, 0]);
});

test("an undercut is told with the gaps before and after, and leads to both stops", () => {
  const [cut] = story.cuts;
  expect(cut && cutSentence(story, cut)).toEqual({
    text: "Verstappen undercuts Norris on laps 18 and 19: 1.2 s behind before the stops, 0.8 s ahead after them.",
    laps: [
      { driver: 1, lap: 18 },
      { driver: 0, lap: 19 },
    ],
  });
});

const estimate = (value: number, error: number) => ({ value, error });

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
      laps: 900,
      residual: 0.5,
      trend: estimate(-0.074, 0.002),
      compounds: [
        { compound: "HARD", offset: estimate(0, 0), slope: estimate(0.036, 0.003) },
        { compound: "SOFT", offset: estimate(-0.4, 0.1), slope: estimate(0.05, 0.04) },
      ],
    },
    without_model: null,
  };
  expect(modelSentences(pace)).toEqual([
    "Each lap of age cost hard tyres 0.036 ± 0.003 s; of soft tyres nothing can be said.",
    "Fuel burnt and the track together made each lap 0.074 ± 0.002 s quicker.",
    "On equal tyres and fuel Lando Norris was the quickest; behind, by the lap: VER +0.270 ± 0.100 s.",
    "From 900 comparable laps, which lie 0.50 s about the model.",
  ]);
  expect(modelSentences({ ...pace, model: null, without_model: "wet" })).toEqual([
    expect.stringContaining("no model is made"),
  ]);
});

test("an address holds the view and the driver, and drops nonsense", () => {
  expect(lapChartSearch({ view: "trace", highlight: "lando_norris" })).toMatchObject({
    view: "trace",
    highlight: "lando_norris",
  });
  expect(lapChartSearch({ view: "positions" }).view).toBeUndefined();
  expect(lapsSearch({ view: "tyres", driver: 7 })).toMatchObject({ view: "tyres" });
});
