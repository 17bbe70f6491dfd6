import { expect, test } from "vitest";
import { integrate } from "./measured-laps.ts";
import { telemetry } from "./testing/hand-made.ts";

test("a car at an even speed goes even distances", () => {
  const travelled = integrate(
    telemetry(
      [0, 1, 2, 3, 4].map((at) => [at, 180] as const),
      4,
    ),
  );
  expect(travelled?.metres).toBeCloseTo(200, 9);
  expect(travelled?.metresAt(1.5)).toBeCloseTo(75, 9);
  expect(travelled?.secondsAt(75)).toBeCloseTo(1.5, 9);
  expect(travelled?.kmhAt(2.2)).toBeCloseTo(180, 9);
});

test("between samples the speed changes evenly, also over a hole", () => {
  // From 36 to 108 km/h in two seconds: 10 + 10 t metres a second, 40 m, 15 m after the first second.
  const travelled = integrate(
    telemetry(
      [
        [0, 36],
        [2, 108],
      ],
      2,
    ),
  );
  expect(travelled?.metres).toBeCloseTo(40, 9);
  expect(travelled?.metresAt(1)).toBeCloseTo(15, 9);
  expect(travelled?.secondsAt(15)).toBeCloseTo(1, 9);
  expect(travelled?.kmhAt(1)).toBeCloseTo(72, 9);
});

test("samples beyond the line help at the ends, and are not driven", () => {
  const travelled = integrate(
    telemetry(
      [
        [-1, 0],
        [1, 72],
        [3, 72],
      ],
      2,
    ),
  );
  // At the line 36 km/h: ten metres a second, twenty after one second, and on at twenty.
  expect(travelled?.metres).toBeCloseTo(15 + 20, 9);
});

test("before the first sample and after the last the speed is theirs", () => {
  const travelled = integrate(
    telemetry(
      [
        [0.2, 36],
        [0.8, 36],
      ],
      1,
    ),
  );
  expect(travelled?.metres).toBeCloseTo(10, 9);
});

test("where the car stood, the end of standing is when it went on", () => {
  const travelled = integrate(
    telemetry(
      [
        [0, 72],
        [1, 0],
        [2, 0],
        [3, 72],
      ],
      3,
    ),
  );
  expect(travelled?.metres).toBeCloseTo(20, 9);
  expect(travelled?.secondsAt(5)).toBeCloseTo(1 - Math.SQRT1_2, 9);
  expect(travelled?.secondsAt(15)).toBeCloseTo(2 + Math.SQRT1_2, 9);
  expect(travelled?.secondsAt(20)).toBeCloseTo(3, 9);
});

test("samples in any order, and some twice, are the same lap", () => {
  const travelled = integrate(
    telemetry(
      [
        [2, 108],
        [0, 36],
        [2, 108],
        [0, 36],
      ],
      2,
    ),
  );
  expect(travelled?.metres).toBeCloseTo(40, 9);
});

test("a lap with a hole of more than two seconds, or without samples, is not added up", () => {
  expect(
    integrate(
      telemetry(
        [
          [0, 180],
          [2.1, 180],
          [4, 180],
        ],
        4,
      ),
    ),
  ).toBeNull();
  expect(
    integrate(
      telemetry(
        [
          [0, 180],
          [1, 180],
        ],
        4,
      ),
    ),
  ).toBeNull();
  expect(integrate(telemetry([], 4))).toBeNull();
});
