import { expect, test } from "vitest";
import { withLostLaps } from "./lost-laps.ts";

type Row = Parameters<typeof withLostLaps>[0][number][number];

/** A car's laps of 90 s without some of them; its clock leaps over those, or goes on as if they were not missing. */
function car(
  lost: ReadonlyArray<number>,
  { stop, leaps = true }: { stop?: number; leaps?: boolean } = {},
): Array<Row> {
  const driven = Array.from({ length: 12 }, (_, index) => index + 1).filter((lap) => !lost.includes(lap));
  return driven.map((lap, index) => ({
    lap: index + 1,
    ms: 90_000,
    endedAt: 90_000 * (leaps ? lap : index + 1),
    pitIn: lap === stop ? 90_000 * lap - 3000 : null,
    pitOut: stop !== undefined && lap === stop + 1 ? 90_000 * stop + 20_000 : null,
    status: "",
  }));
}

const emptyLap = (before: Row, lap: number): Row => ({
  ...before,
  lap,
  ms: null,
  endedAt: null,
  pitIn: null,
  pitOut: null,
});
const stopsOf = (cars: ReturnType<typeof withLostLaps<Row>>) =>
  cars.map((rows) => rows.filter(({ pitIn }) => pitIn !== null).map(({ lap }) => lap));
const untimedOf = (cars: ReturnType<typeof withLostLaps<Row>>) =>
  cars.map((rows) => rows.filter(({ ms }) => ms === null).map(({ lap }) => lap));

test("an interrupted feed loses the same laps of all cars, also of one whose clock does not leap", () => {
  const cars = [
    car([5, 6, 7], { stop: 9 }),
    car([5, 6, 7], { stop: 10 }),
    car([5, 6, 7]),
    car([5, 6, 7], { stop: 8, leaps: false }),
  ];
  const complete = withLostLaps(cars, emptyLap);
  expect(stopsOf(complete)).toEqual([[9], [10], [], [8]]);
  expect(untimedOf(complete)).toEqual([
    [5, 6, 7],
    [5, 6, 7],
    [5, 6, 7],
    [5, 6, 7],
  ]);
  expect(complete.map((rows) => rows.at(-1))).toEqual(
    [1, 2, 3, 4].map(() => expect.objectContaining({ lap: 12, endedAt: 12 * 90_000 })),
  );
  // Its status was read at the wrong time.
  expect(complete[3]?.slice(7).map(({ status }) => status)).toEqual([null, null, null, null, null]);
});

test("a car that lost a lap alone is told by its stops, and one that came in to retire is not", () => {
  const others = [car([], { stop: 6 }), car([], { stop: 7 }), car([], { stop: 5 })];
  expect(stopsOf(withLostLaps([car([3], { stop: 8, leaps: false }), ...others], emptyLap))[0]).toEqual([8]);
  const retiring = car([3], { stop: 8, leaps: false }).slice(0, 7);
  expect(withLostLaps([retiring, ...others], emptyLap)[0]).toEqual(retiring);
});

test("laps of which none is missing stay as they are: a long one is no leap of the clock", () => {
  const slow = car([], { stop: 6 }).map((row) => (row.lap === 4 ? { ...row, ms: 60_000 } : row));
  const cars = [slow, car([]), car([])];
  expect(withLostLaps(cars, emptyLap)).toEqual(cars);
});
