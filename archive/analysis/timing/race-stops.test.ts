import { expect, test } from "vitest";
import { driverRecords } from "./driver-records.ts";
import { lineCrossings } from "./race-laps.ts";
import { raceStops } from "./race-stops.ts";
import type { SessionRecording } from "./recording.ts";
import { laps, message, sessionRecording } from "./testing/hand-made.ts";

/** Stops and passes, by lap, of the first driver. */
function stopsOf(changes: Partial<SessionRecording>) {
  const recording = sessionRecording(changes);
  const records = driverRecords(recording).map((one) => ({ ...one, crossings: lineCrossings(one) }));
  const [first] = raceStops(records, recording.messages);
  return { stops: brief(first?.stops), passes: brief(first?.passes), stints: first?.stints.length };
}

function brief(visits: ReadonlyArray<{ lap: number; penalty: string | null }> = []) {
  return visits.map(({ lap, penalty }) => (penalty === null ? lap : `${lap}: ${penalty}`));
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
