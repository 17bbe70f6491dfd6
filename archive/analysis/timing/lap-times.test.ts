import { expect, test } from "vitest";
import type { SessionRecording } from "./recording.ts";
import { sessionDocuments } from "./session-documents.ts";
import { driver, drivers, laps, message, sessionRecording } from "./testing/hand-made.ts";

function pairs(changes: Partial<SessionRecording>) {
  return sessionDocuments(sessionRecording(changes), "R")["teammate-gap"]?.pairs;
}

test("the gap is the time between the two at the line; positive when the better classified was there first", () => {
  const both = [...laps(1, [95, 90.5, 91]), ...laps(2, [94, 91, 93.125])];
  expect(pairs({ laps: both })).toMatchObject([{ ahead: 0, behind: 1, gaps: [-1, -0.5, 1.625] }]);
});

test("from the lap on that one of them did not complete there is no gap", () => {
  const both = [...laps(1, [90, 90, 90, 90]), ...laps(2, [91, 91, null])];
  expect(pairs({ laps: both })?.[0]?.gaps).toEqual([1, 2, null, null]);
});

test("a lapped teammate's gap is counted at the end of the same lap", () => {
  const both = [...laps(1, [90, 90, 90]), ...laps(2, [140, 140])];
  expect(pairs({ laps: both })?.[0]?.gaps).toEqual([50, 100, null]);
});

test("pace is the median difference over the laps that both drove freely", () => {
  const ahead = laps(1, [100, 90, 90, 90, 90, 120, 115, 90]);
  const behind = laps(2, [100, 90.4, 90.2, 90.3, 95, 90.3, 90.3, 90.1]);
  const stops = [{ number: 1, inLap: 6, laneSeconds: null }];
  const withExit = ahead.map((one) => ({ ...one, outLap: one.lap === 7 }));
  // Laps 2 to 5 and 8: 0.4, 0.2, 0.3, 5 and 0.1.
  expect(pairs({ laps: [...withExit, ...behind], stops })).toMatchObject([
    {
      ahead_stops: [6],
      behind_stops: [],
      comparable_laps: 5,
      median_difference: 0.3,
      median_difference_percent: 0.333,
    },
  ]);
});

test("a faster teammate's difference is negative, in per cent of his median lap", () => {
  const both = [...laps(1, [100, 91, 91, 91]), ...laps(2, [100, 90, 90, 90])];
  expect(pairs({ laps: both })).toMatchObject([{ median_difference: -1, median_difference_percent: -1.111 }]);
});

test("without a lap that both drove freely pace is not compared, the gap is", () => {
  const both = [...laps(1, [90, 90]), ...laps(2, [91, 91])];
  const messages = [message(10, "SAFETY CAR DEPLOYED")];
  expect(pairs({ laps: both, messages })).toMatchObject([
    { gaps: [1, 2], comparable_laps: 0, median_difference: null, median_difference_percent: null },
  ]);
});

test("a driver without a teammate is in no pair; three of a team are three pairs", () => {
  const three = [1, 2, 3].map((number) => driver(number, { team_id: "team" }));
  const all = [1, 2, 3, 4].flatMap((number) => laps(number, [90, 90]));
  const found = pairs({ drivers: [...three, driver(4, { team_id: "alone" })], laps: all });
  expect(found?.map(({ ahead, behind }) => [ahead, behind])).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  expect(pairs({ drivers: drivers(1), laps: all })).toBeUndefined();
});
