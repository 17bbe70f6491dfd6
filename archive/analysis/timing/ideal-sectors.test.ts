import { expect, test } from "vitest";
import type { RecordedLap, SessionRecording } from "./recording.ts";
import { sessionDocuments } from "./session-documents.ts";
import { drivers, lap, message, sessionRecording } from "./testing/hand-made.ts";

function lineOf(changes: Partial<SessionRecording>) {
  const recording = sessionRecording({ drivers: drivers(1), ...changes });
  return sessionDocuments(recording, "Q")["ideal-sectors"]?.lines[0];
}

/** A lap whose time is the sum of its sectors. */
function sectored(number: number, sectors: [number, number, number], changes: Partial<RecordedLap> = {}) {
  return lap({ lap: number, sectors, seconds: sectors[0] + sectors[1] + sectors[2], ...changes });
}

test("the ideal lap is the best sectors added, each with the lap it was driven on", () => {
  const laps = [sectored(1, [25, 30, 40]), sectored(2, [24.5, 30.5, 40.25]), sectored(3, [25.5, 29, 41])];
  expect(lineOf({ laps })).toEqual({
    driver: 0,
    sectors: [
      { seconds: 24.5, lap: 2 },
      { seconds: 29, lap: 3 },
      { seconds: 40, lap: 1 },
    ],
    ideal: 93.5,
    best: { seconds: 95, lap: 1 },
    left: 1.5,
  });
});

test("sectors of a deleted lap do not count", () => {
  const laps = [sectored(1, [25, 30, 40]), sectored(2, [24, 30, 40])];
  const messages = [message(500, "CAR 1 (ONE) TIME 1:34.000 DELETED - TRACK LIMITS AT TURN 1 LAP 3")];
  expect(lineOf({ laps, messages })).toMatchObject({ ideal: 95, best: { lap: 1 }, left: 0 });
});

test("laps from and to the pit lane lend no sectors, unless the best lap is one", () => {
  const laps = [
    sectored(1, [25, 30, 40]),
    sectored(2, [26, 31, 38]),
    sectored(3, [24, 45, 45], { outLap: true }),
    sectored(4, [25.5, 30.5, 41]),
  ];
  // Lap 2 ends in the pit lane, whose line is a second closer: it is as fast as lap 1, which came first.
  expect(lineOf({ laps })).toMatchObject({ ideal: 95, best: { lap: 1 } });
  expect(
    lineOf({ laps: [sectored(1, [26, 31, 38]), sectored(2, [24, 45, 45], { outLap: true })] }),
  ).toMatchObject({
    ideal: 95,
    best: { lap: 1 },
    left: 0,
  });
});

test("a sector that was never timed leaves no ideal lap", () => {
  const laps = [lap({ lap: 1, seconds: 95, sectors: [null, 30, 40] })];
  expect(lineOf({ laps })).toMatchObject({
    sectors: [null, { seconds: 30 }, { seconds: 40 }],
    ideal: null,
    best: { seconds: 95 },
    left: null,
  });
});

test("a best lap that beats all sectors added has one that was not timed: nothing is left out of that", () => {
  const laps = [lap({ lap: 1, seconds: 94, sectors: [null, 30, 40] }), sectored(2, [25, 31, 41])];
  expect(lineOf({ laps })).toMatchObject({ ideal: null, left: null });
});

test("sectors that were rounded up do not make the ideal lap slower than the best", () => {
  const laps = [lap({ lap: 1, seconds: 94.999, sectors: [25, 30, 40] })];
  expect(lineOf({ laps })).toMatchObject({ ideal: 94.999, left: 0 });
});

test("the fastest ideal lap comes first, drivers without one last", () => {
  const laps = [
    sectored(1, [25, 30, 40], { number: 2 }),
    sectored(1, [24, 30, 40], { number: 3 }),
    lap({ number: 1, seconds: 90 }),
  ];
  const document = sessionDocuments(sessionRecording({ drivers: drivers(3), laps }), "Q")["ideal-sectors"];
  expect(document?.lines.map((line) => [line.driver, line.ideal])).toEqual([
    [2, 94],
    [1, 95],
    [0, null],
  ]);
});
