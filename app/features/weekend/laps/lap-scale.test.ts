import { expect, test } from "vitest";
import { bandLabels, lapEnd, lapSpan, lapTicks } from "./lap-scale.ts";

test("laps reach from the line before the first to the line after the last", () => {
  expect(lapSpan(1, 50, 50)).toEqual({ x: "0%", width: "100%" });
  expect(lapSpan(11, 20, 40)).toEqual({ x: "25%", width: "25%" });
  expect(lapEnd(20, 40)).toBe("50%");
});

test("the axis names round laps and the last, none too close to it", () => {
  expect(lapTicks(56)).toEqual([10, 20, 30, 40, 50, 56]);
  expect(lapTicks(71)).toEqual([10, 20, 30, 40, 50, 60, 71]);
  expect(lapTicks(19)).toEqual([5, 10, 15, 19]);
  expect(lapTicks(3)).toEqual([3]);
});

test("labels of neutralised laps stand in the middle, a line higher where they would touch", () => {
  const labels = bandLabels(
    [
      { kind: "VSC", from_lap: 10, to_lap: 11 },
      { kind: "SC", from_lap: 12, to_lap: 15 },
      { kind: "RED", from_lap: 40, to_lap: 41 },
    ],
    50,
  );
  expect(labels).toEqual([
    { text: "VSC", x: 0.2, lane: 0 },
    { text: "SC", x: 0.26, lane: 1 },
    { text: "Red flag", x: 0.8, lane: 0 },
  ]);
});
