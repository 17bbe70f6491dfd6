import { expect, test } from "vitest";
import { deletedLaps } from "./driver-records.ts";
import type { RaceControlMessage } from "./recording.ts";
import { after, lap, laps, message } from "./testing/hand-made.ts";

/** Out-lap, flying lap, lap to the garage; twice. Lap 1 runs from 0 to 100 s, lap 2 to 176 s, and so on. */
const run = [
  lap({ lap: 1, startedAt: after(0), outLap: true }),
  lap({ lap: 2, startedAt: after(100), seconds: 76.003 }),
  lap({ lap: 3, startedAt: after(176) }),
  lap({ lap: 4, startedAt: after(400), seconds: 116.26, outLap: true }),
  lap({ lap: 5, startedAt: after(516.3), seconds: 75.912 }),
];

function deleted(messages: ReadonlyArray<RaceControlMessage>, of = run, clockAhead = 0) {
  return deletedLaps(1, of, messages, clockAhead).map((one) => [one.lap.lap, one.reason]);
}

test("a deletion that names a time means the lap of that time, whatever its LAP says", () => {
  const text = "CAR 1 (VER) TIME 1:15.912 DELETED - TRACK LIMITS AT TURN 4 LAP 6 12:09:00";
  expect(deleted([message(640, text)])).toEqual([[5, "Track limits at turn 4"]]);
});

test("one that names none means the lap that was running at the clock time", () => {
  const text = "CAR 1 (VER) LAP DELETED - TRACK LIMITS AT TURN 10 LAP 2 12:01:39";
  expect(deleted([message(300, text)])).toEqual([[1, "Track limits at turn 10"]]);
  const onLapThree = "CAR 1 (VER) LAP DELETED - TRACK LIMITS AT TURN 10 LAP 2 12:03:00 (PIT)";
  expect(deleted([message(300, onLapThree)])).toEqual([[3, "Track limits at turn 10"]]);
});

test("LAP alone is never believed", () => {
  expect(deleted([message(300, "CAR 1 (VER) LAP DELETED - TRACK LIMITS AT TURN 10 LAP 2")])).toEqual([]);
});

test("the clock is the circuit's, hours ahead of UTC or behind, also over midnight", () => {
  const east = "CAR 1 (VER) LAP DELETED - TRACK LIMITS AT TURN 1 LAP 9 23:02:00";
  expect(deleted([message(300, east)], run, 11 * 3600)).toEqual([[2, "Track limits at turn 1"]]);
  const west = "CAR 1 (VER) LAP DELETED - TRACK LIMITS AT TURN 1 LAP 9 06:02:00";
  expect(deleted([message(300, west)], run, -6 * 3600)).toEqual([[2, "Track limits at turn 1"]]);
  const late = "CAR 1 (VER) LAP DELETED - TRACK LIMITS AT TURN 1 LAP 9 00:02:00";
  expect(deleted([message(300, late)], run, 12 * 3600)).toEqual([[2, "Track limits at turn 1"]]);
});

test("of two laps with the same time the one is meant that was running at the clock time", () => {
  const twins = laps(1, [80.9, 80.9, 90]);
  const text = "CAR 1 (VER) TIME 1:20.900 DELETED - TRACK LIMITS AT TURN 14 LAP 2 12:01:30";
  expect(deleted([message(200, text)], twins)).toEqual([[2, "Track limits at turn 14"]]);
  const withoutClock = "CAR 1 (VER) TIME 1:20.900 DELETED - TRACK LIMITS AT TURN 14";
  expect(deleted([message(200, withoutClock)], twins)).toEqual([[2, "Track limits at turn 14"]]);
  expect(deleted([message(120, withoutClock)], twins)).toEqual([[1, "Track limits at turn 14"]]);
});

test("a time that no lap has falls back to the clock", () => {
  const text = "CAR 1 (VER) TIME 1:59.999 DELETED - DOUBLE YELLOW AT TURN 7 LAP 2 12:03:20";
  expect(deleted([message(300, text)])).toEqual([[3, "Double yellow at turn 7"]]);
});

test("a clock time at which no lap was running means none", () => {
  const text = "CAR 1 (VER) LAP DELETED - TRACK LIMITS AT TURN 1 LAP 5 12:11:00";
  expect(deleted([message(700, text)])).toEqual([]);
  expect(deleted([message(700, text)], [])).toEqual([]);
});

test("another car's deletion is not this driver's", () => {
  const text = "CAR 11 (PER) TIME 1:15.912 DELETED - TRACK LIMITS AT TURN 4 LAP 6 12:09:00";
  expect(deleted([message(640, text)])).toEqual([]);
});

test("a reinstated lap counts again, told by its time or as the last one deleted", () => {
  const first = message(200, "CAR 1 (VER) TIME 1:16.003 DELETED - TRACK LIMITS AT TURN 4 LAP 3 12:02:00");
  const second = message(640, "CAR 1 (VER) TIME 1:15.912 DELETED - TRACK LIMITS AT TURN 4 LAP 6 12:09:00");
  const byTime = message(700, "CAR 1 (VER) TIME 1:16.003 WILL BE REINSTATED");
  expect(deleted([first, second, byTime])).toEqual([[5, "Track limits at turn 4"]]);
  const last = message(700, "CAR 1 (VER) LAP REINSTATED");
  expect(deleted([first, second, last])).toEqual([[2, "Track limits at turn 4"]]);
  expect(deleted([last])).toEqual([]);
});

test("a lap deleted twice is one, with both reasons, and once with the same", () => {
  const first = message(640, "CAR 1 (VER) TIME 1:15.912 DELETED - TRACK LIMITS AT TURN 1 LAP 6 12:08:50");
  const second = message(700, "CAR 1 (VER) TIME 1:15.912 DELETED - TRACK LIMITS AT TURN 4 LAP 6 12:09:00");
  expect(deleted([first, second])).toEqual([[5, "Track limits at turn 1; Track limits at turn 4"]]);
  expect(deleted([second, second])).toEqual([[5, "Track limits at turn 4"]]);
});

test("a deletion without a reason says so", () => {
  expect(deleted([message(640, "CAR 1 (VER) TIME 1:15.912 DELETED")])).toEqual([[5, "No reason given"]]);
});
