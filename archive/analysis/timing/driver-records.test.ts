import { expect, test } from "vitest";
import { completedLaps, driverRecords } from "./driver-records.ts";
import { lap, laps, sessionRecording } from "./testing/hand-made.ts";

test("laps are sorted by driver and number, whatever order they come in", () => {
  const recorded = [...laps(2, [90, 91]), ...laps(1, [92, 93])].toReversed();
  const records = driverRecords(sessionRecording({ laps: recorded }));
  expect(records.map((record) => record.laps.map((one) => one.seconds))).toEqual([
    [92, 93],
    [90, 91],
  ]);
});

test("a visit to the pit lane without a time of its own shows in the out-lap after it; the out-lap of lap 1 is none", () => {
  const recorded = [1, 2, 3, 4, 5, 6].map((number) =>
    lap({ lap: number, outLap: [1, 3, 6].includes(number) }),
  );
  const stop = { number: 1, inLap: 5, laneSeconds: 22.5 };
  const [record] = driverRecords(sessionRecording({ laps: recorded, stops: [stop] }));
  expect(record?.visits).toEqual([
    { car: 1, lap: 2, laneSeconds: null },
    { car: 1, lap: 5, laneSeconds: 22.5 },
  ]);
});

test("the last lap is completed when it was timed to its end", () => {
  const before = laps(1, [90, 90]);
  const last = (changes: Parameters<typeof lap>[0]) => ({ laps: [...before, lap({ lap: 3, ...changes })] });
  expect(completedLaps(last({ seconds: 91 }))).toBe(3);
  expect(completedLaps(last({ sectors: [null, 30, 31] }))).toBe(3);
  expect(completedLaps(last({ sectors: [29, 30, null] }))).toBe(2);
  expect(completedLaps({ laps: [lap({ lap: 1 })] })).toBe(0);
  expect(completedLaps({ laps: [] })).toBe(0);
});
