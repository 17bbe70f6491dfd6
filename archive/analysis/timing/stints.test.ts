import { expect, test } from "vitest";
import type { Compound } from "#contract/timing/session.ts";
import { sessionDocuments } from "./session-documents.ts";
import { raceStops, tyreStints } from "./stints.ts";
import { after, driver, lap, laps, message, sessionRecording } from "./testing/hand-made.ts";
import { driverRecords } from "./driver-records.ts";
import { lineCrossings } from "./race-laps.ts";
import type { SessionRecording } from "./recording.ts";

test("a race's stints say who drove on which tyres, where they stopped and when the race was not free", () => {
  const winner = laps(1, [95, 90, 112, 108, 90]).map((one) => ({ ...one, outLap: one.lap === 4 }));
  const stopped = [...laps(2, [96, 91]), lap({ number: 2, lap: 3, startedAt: after(187) })];
  const recording = sessionRecording({
    drivers: [driver(1), driver(2, { position: null })],
    laps: [...winner, ...stopped],
    stints: [
      { number: 1, fromLap: 1, toLap: 3, compound: "MEDIUM", ageAtStart: 0 },
      { number: 1, fromLap: 4, toLap: 5, compound: "HARD", ageAtStart: 2 },
      { number: 2, fromLap: 1, toLap: 3, compound: "SOFT", ageAtStart: null },
    ],
    stops: [{ number: 1, inLap: 3, laneSeconds: 22.4 }],
    messages: [message(200, "VIRTUAL SAFETY CAR DEPLOYED"), message(290, "VIRTUAL SAFETY CAR ENDING")],
  });
  const { drivers: _, ...document } = sessionDocuments(recording, "R").stints ?? { drivers: [] };
  expect(document).toEqual({
    source: "hand-made",
    laps: 5,
    neutralisations: [{ kind: "VSC", from_lap: 3, to_lap: 4 }],
    lines: [
      {
        driver: 0,
        position: 1,
        laps: 5,
        stints: [
          { from_lap: 1, to_lap: 3, compound: "MEDIUM", age_at_start: 0 },
          { from_lap: 4, to_lap: 5, compound: "HARD", age_at_start: 2 },
        ],
        stops: [{ lap: 3, lane_seconds: 22.4, penalty: null }],
        passes: [],
      },
      {
        driver: 1,
        position: null,
        laps: 2,
        stints: [{ from_lap: 1, to_lap: 2, compound: "SOFT", age_at_start: null }],
        stops: [],
        passes: [],
      },
    ],
  });
});

function lapsWithExits(count: number, exits: ReadonlyArray<number>) {
  return Array.from({ length: count }, (_, index) =>
    lap({ lap: index + 1, outLap: exits.includes(index + 1) }),
  );
}

function stint(fromLap: number, toLap: number, compound: Compound, ageAtStart: number | null) {
  return { number: 1, fromLap, toLap, compound, ageAtStart };
}

function brief(stints: ReturnType<typeof tyreStints>) {
  return stints.map((one) => [one.fromLap, one.toLap, one.compound, one.age]);
}

test("stints that fit are kept as they are", () => {
  const recorded = [stint(1, 14, "MEDIUM", 0), stint(15, 56, "HARD", 0)];
  expect(brief(tyreStints(lapsWithExits(56, [15]), recorded, 56))).toEqual([
    [1, 14, "MEDIUM", 0],
    [15, 56, "HARD", 0],
  ]);
});

test("the same compound whose age counts on goes on: the car came through the pit lane", () => {
  const recorded = [
    stint(1, 2, "INTERMEDIATE", 0),
    stint(3, 3, "INTERMEDIATE", 2),
    stint(4, 4, "INTERMEDIATE", 3),
    stint(5, 34, "INTERMEDIATE", 4),
    stint(35, 57, "MEDIUM", 0),
  ];
  expect(brief(tyreStints(lapsWithExits(57, [3, 4, 5, 35]), recorded, 57))).toEqual([
    [1, 34, "INTERMEDIATE", 0],
    [35, 57, "MEDIUM", 0],
  ]);
});

test("the same compound with another age is another set", () => {
  const recorded = [stint(1, 11, "MEDIUM", 4), stint(12, 19, "MEDIUM", 6)];
  expect(brief(tyreStints(lapsWithExits(19, [12]), recorded, 19))).toEqual([
    [1, 11, "MEDIUM", 4],
    [12, 19, "MEDIUM", 6],
  ]);
  const unknownAges = [stint(1, 11, "MEDIUM", null), stint(12, 19, "MEDIUM", null)];
  expect(tyreStints(lapsWithExits(19, [12]), unknownAges, 19)).toHaveLength(2);
});

test("stints that overlap by a lap are cut at the pit exit", () => {
  const recorded = [stint(1, 9, "MEDIUM", 0), stint(9, 34, "HARD", 0), stint(34, 58, "HARD", 0)];
  expect(brief(tyreStints(lapsWithExits(58, [10, 35]), recorded, 58))).toEqual([
    [1, 9, "MEDIUM", 0],
    [10, 34, "HARD", 0],
    [35, 58, "HARD", 0],
  ]);
});

test("laps that no stint names belong to the run they were driven in", () => {
  const recorded = [stint(1, 8, "MEDIUM", 0), stint(11, 18, "HARD", 0)];
  expect(brief(tyreStints(lapsWithExits(20, [10]), recorded, 20))).toEqual([
    [1, 9, "MEDIUM", 0],
    [10, 20, "HARD", 0],
  ]);
});

test("a run of which no stint tells is on unknown tyres", () => {
  const recorded = [stint(1, 8, "MEDIUM", 0)];
  expect(brief(tyreStints(lapsWithExits(20, [9]), recorded, 20))).toEqual([
    [1, 8, "MEDIUM", 0],
    [9, 20, null, null],
  ]);
  expect(brief(tyreStints(lapsWithExits(20, [9]), [], 20))).toEqual([
    [1, 8, null, null],
    [9, 20, null, null],
  ]);
});

/** A first lap on unknown tyres, at whose end the field was led through the pit lane, and eight laps on others. */
function ledOnLapOne(age: number | null, compound: Compound = "SOFT") {
  const recorded = [stint(1, 1, null, null), stint(2, 9, compound, age)];
  return brief(tyreStints(lapsWithExits(9, [2]), recorded, 9, new Set([1])));
}

test("tyres unknown before the field was led through are those after it, with the laps before taken off their age", () => {
  expect(ledOnLapOne(4)).toEqual([[1, 9, "SOFT", 3]]);
  expect(ledOnLapOne(0)).toEqual([[1, 9, "SOFT", null]]);
  expect(ledOnLapOne(null)).toEqual([[1, 9, "SOFT", null]]);
  expect(ledOnLapOne(null, null)).toEqual([[1, 9, null, null]]);
});

test("a stint that begins where no out-lap is marked begins all the same", () => {
  const recorded = [stint(1, 8, "MEDIUM", 0), stint(9, 20, "HARD", 3)];
  expect(brief(tyreStints(lapsWithExits(20, []), recorded, 20))).toEqual([
    [1, 8, "MEDIUM", 0],
    [9, 20, "HARD", 3],
  ]);
});

test("an out-lap within one recorded stint does not cut it", () => {
  expect(brief(tyreStints(lapsWithExits(20, [9]), [stint(1, 20, "HARD", 0)], 20))).toEqual([
    [1, 20, "HARD", 0],
  ]);
});

test("the lap on which a car stopped is left out, and a stint of that lap only with it", () => {
  const recorded = [stint(1, 8, "MEDIUM", 0), stint(9, 9, "HARD", 0)];
  expect(brief(tyreStints(lapsWithExits(9, [9]), recorded, 8))).toEqual([[1, 8, "MEDIUM", 0]]);
  expect(tyreStints([], [], 0)).toEqual([]);
});

test("a start from the pit lane is no pit exit in the race", () => {
  expect(brief(tyreStints(lapsWithExits(5, [1]), [stint(1, 5, "HARD", 0)], 5))).toEqual([[1, 5, "HARD", 0]]);
});

/** Stops and passes, by lap, of the first driver. */
function stopsOf(changes: Partial<SessionRecording>) {
  const recording = sessionRecording(changes);
  const records = driverRecords(recording).map((one) => ({ ...one, crossings: lineCrossings(one) }));
  const [first] = raceStops(records, recording.messages);
  return { stops: visitsOf(first?.stops), passes: visitsOf(first?.passes), stints: first?.stints.length };
}

function visitsOf(visits: ReadonlyArray<{ lap: number; penalty: string | null }> = []) {
  return visits.map((visit) => (visit.penalty === null ? visit.lap : `${visit.lap}: ${visit.penalty}`));
}

function served(car: number, penalty: string): string {
  return `FIA STEWARDS: PENALTY SERVED - ${penalty} FOR CAR ${car} (ONE) - SPEEDING IN THE PIT LANE`;
}

const compound = "HARD" as const;
const twentyLaps = laps(
  1,
  Array.from({ length: 20 }, () => 90),
);
/** New tyres after lap 10. */
const change = [
  { number: 1, fromLap: 1, toLap: 10, compound, ageAtStart: 0 },
  { number: 1, fromLap: 11, toLap: 20, compound, ageAtStart: 0 },
];

function visitOnLap15(laneSeconds: number | null) {
  const stops = [
    { number: 1, inLap: 10, laneSeconds: 22 },
    { number: 1, inLap: 15, laneSeconds },
  ];
  return stopsOf({ laps: twentyLaps, stints: change, stops });
}

test("a visit on tyres that stay on is a stop when the car was as long in the pit lane as one that changed", () => {
  expect(visitOnLap15(17)).toEqual({ stops: [10], passes: [15], stints: 2 });
  expect(visitOnLap15(32)).toEqual({ stops: [10, 15], passes: [], stints: 2 });
  expect(visitOnLap15(null)).toEqual({ stops: [10], passes: [15], stints: 2 });
});

test("a penalty is that of the last visit before race control says it was served, and of its own car", () => {
  const race = stopsOf({
    laps: twentyLaps,
    stints: change,
    stops: [
      { number: 1, inLap: 10, laneSeconds: 27 },
      { number: 1, inLap: 15, laneSeconds: 17 },
    ],
    messages: [
      message(90 * 10 + 5, served(2, "10 SECOND TIME PENALTY")),
      message(90 * 12, served(1, "5 SECOND TIME PENALTY")),
      message(90 * 17, served(1, "DRIVE THROUGH PENALTY")),
    ],
  });
  expect(race.stops).toEqual(["10: 5 second time penalty"]);
  expect(race.passes).toEqual(["15: drive through penalty"]);
});

test("without tyre data every visit is a stop", () => {
  const race = stopsOf({
    laps: twentyLaps.map((one) => ({ ...one, outLap: one.lap === 11 })),
    stops: [{ number: 1, inLap: 10, laneSeconds: 17 }],
  });
  expect(race).toMatchObject({ stops: [10], passes: [] });
});
