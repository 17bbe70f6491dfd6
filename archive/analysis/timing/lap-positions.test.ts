import { expect, test } from "vitest";
import type { RecordedLap } from "./recording.ts";
import { sessionDocuments } from "./session-documents.ts";
import { driver, drivers, laps, sessionRecording } from "./testing/hand-made.ts";

function lines(recorded: ReadonlyArray<RecordedLap>, of = drivers(3)) {
  const document = sessionDocuments(sessionRecording({ drivers: of, laps: recorded }), "R")["lap-positions"];
  return document?.lines.map((line) => line.positions);
}

test("places are the order over the line at the end of each lap", () => {
  const all = [...laps(1, [95, 90, 90]), ...laps(2, [94, 92, 90]), ...laps(3, [96, 88, 93])];
  expect(lines(all)).toEqual([
    [2, 2, 1],
    [1, 3, 2],
    [3, 1, 3],
  ]);
});

test("a lapped car's places end with its last lap, and who stopped ahead of others leaves his place to them", () => {
  const all = [...laps(1, [90, 90, 90, 90]), ...laps(2, [89, 89, null]), ...laps(3, [130, 130, 130])];
  expect(lines(all)).toEqual([
    [2, 2, 1, 1],
    [1, 1],
    [3, 3, 2],
  ]);
});

test("a lap 1 without times is ordered by the starts of lap 2", () => {
  const all = [
    ...laps(1, [null, 90], { untimed: 99 }),
    ...laps(2, [null, 90], { untimed: 98 }),
    ...laps(3, [null, 90], { untimed: 97 }),
  ];
  expect(lines(all)).toEqual([
    [3, 3],
    [2, 2],
    [1, 1],
  ]);
});

test("a crossing that was not timed has no place, but the car is still ahead of who came after it", () => {
  const gap = laps(1, [90, 90, 90, 90, 90]).filter((one) => one.lap !== 2 && one.lap !== 3);
  const all = [...gap, ...laps(2, [91, 91, 91, 91, 91])];
  expect(lines(all, drivers(2))).toEqual([
    [1, null, 1, 1, 1],
    [2, 2, 2, 2, 2],
  ]);
});

test("cars that did not start have no positions, and unclassified cars are marked", () => {
  const of = [driver(1), driver(2, { position: null })];
  const document = sessionDocuments(sessionRecording({ drivers: of, laps: laps(1, [90]) }), "S");
  expect(document["lap-positions"]?.lines).toEqual([
    { driver: 0, positions: [1], classified: true },
    { driver: 1, positions: [], classified: false },
  ]);
});
