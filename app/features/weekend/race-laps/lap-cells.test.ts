import { expect, test } from "vitest";
import { lapsPath, tyreLine } from "./lap-cells.tsx";
import { stopping, toned } from "./race-laps-testing.ts";

test("laps of a colour are one path, and those that follow each other one cell of it", () => {
  expect(lapsPath(toned, (_, lap) => lap > 1)).toBe("M1 0.1h2v.8h-2zM1 1.1h2v.8h-2zM1 2.1h2v.8h-2z");
  expect(lapsPath(toned, (own, lap) => own.tones[lap - 1] === 8)).toBe("M1 2.1h1v.8h-1z");
  expect(lapsPath(toned, () => false)).toBe("");
  expect(lapsPath(toned, (own, lap) => own.tones[lap - 1] === 8, "tyres")).toBe("M1 2.62h1v.26h-1z");
});

test("the bars of tyres are those of stints: from stop to stop, with the age of the tyres", () => {
  const [car] = stopping([1]);
  expect(car && tyreLine(car.line)).toMatchObject({
    stints: [
      { from: 1, to: 1, compound: "HARD" },
      { from: 2, to: 3, compound: "HARD" },
    ],
    stops: [{ lap: 1 }],
  });
});
