import { expect, test } from "vitest";
import { lineCrossings } from "./line-crossings.ts";
import type { RecordedLap } from "./recording.ts";
import { after, lap, laps, start } from "./testing/hand-made.ts";

/** Seconds into the session. */
function crossings(of: ReadonlyArray<RecordedLap>) {
  return lineCrossings({ laps: of }).map((crossing) =>
    crossing === null ? null : (crossing - start) / 1000,
  );
}

test("laps with a time each are added up", () => {
  expect(crossings(laps(1, [95.123, 91.456, 91]))).toEqual([0, 95.123, 186.579, 277.579]);
});

test("starts that are off by some tenths are evened out by the median of all", () => {
  const exact = laps(1, [90, 90, 90, 90, 90]);
  const jitter = [100, -100, 200, 0, -200];
  const recorded = exact.map((one, index) => ({
    ...one,
    startedAt: after(index * 90) + (jitter[index] ?? 0),
  }));
  expect(crossings(recorded)).toEqual([0, 90, 180, 270, 360, 450]);
});

test("lap 1 without a time ends where lap 2 begins", () => {
  expect(crossings(laps(1, [null, 90, 90], { untimed: 97.5 }))).toEqual([0, 97.5, 187.5, 277.5]);
});

test("a lap without a time in the middle ends where the next begins", () => {
  expect(crossings(laps(1, [90, null, 90], { untimed: 200 }))).toEqual([0, 90, 290, 380]);
});

test("a time that does not fit the start of the next lap is not added", () => {
  const duplicate = [
    lap({ lap: 1, startedAt: after(0), seconds: 90 }),
    lap({ lap: 2, startedAt: after(90), seconds: 90 }),
    lap({ lap: 3, startedAt: after(1290), seconds: 95 }),
  ];
  expect(crossings(duplicate)).toEqual([0, 90, 1290, 1385]);
});

test("without any start of laps nothing is known of when", () => {
  const timeless = [lap({ lap: 1, seconds: 90 }), lap({ lap: 2, seconds: 91 })];
  expect(crossings(timeless)).toEqual([null, null, null]);
});

test("a lap that is missing is told by those around it, two leave a gap", () => {
  const all = laps(1, [90, 90, 90, 90, 90]);
  const without = (...missing: Array<number>) => all.filter((one) => !missing.includes(one.lap));
  expect(crossings(without(2))).toEqual([0, 90, 180, 270, 360, 450]);
  expect(crossings(without(2, 3))).toEqual([0, 90, null, 270, 360, 450]);
});

test("the lap on which the car stopped has no end", () => {
  const stopped = [...laps(1, [90, 90]), lap({ lap: 3, startedAt: after(180) })];
  expect(crossings(stopped)).toEqual([0, 90, 180]);
  expect(crossings([lap({ lap: 1, startedAt: after(0) })])).toEqual([0]);
});

test("who never left the garage crossed no line", () => {
  expect(crossings([])).toEqual([null]);
});
