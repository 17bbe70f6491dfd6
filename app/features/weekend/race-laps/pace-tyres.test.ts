import { expect, test } from "vitest";
import type { Pace } from "#contract/timing/race-laps.ts";
import { timedDriver } from "#app/features/sample-rows-testing.ts";
import { estimateText, modelTiles, noModelSentence, slopeFinding } from "./pace-tyres.tsx";
import { drivers } from "./race-laps-testing.ts";

/** A stint of so many comparable laps, each slower than the one before by some seconds. */
function stint(count: number, value: number, error = 0.01) {
  return {
    driver: drivers[0] ?? timedDriver("", "", ""),
    stint: {
      from_lap: 1,
      to_lap: count,
      compound: "SOFT" as const,
      laps: count,
      slope: { value, error },
      middle: { lap: 1, seconds: 90 },
    },
  };
}

test("who slows the most is said of stints that are long and clear enough", () => {
  expect(slopeFinding([stint(10, 0.05), stint(10, 0.08), stint(4, 0.9), stint(12, 0.2, 0.15)])).toBe(
    "Norris slows the most: 0.080 s a lap on soft tyres",
  );
  expect(slopeFinding([stint(10, -0.05)])).toBeUndefined();
});

const estimate = (value: number, error: number) => ({ value, error });

test("a gap is clear by the margin that stands beside it", () => {
  const gap = estimate(0.132, 0.123);
  expect(estimateText(gap)).toBe("+0.132 ± 0.246");
  expect(estimateText(estimate(0.27, 0.1))).toBe("+0.270 ± 0.200");
});

test("the model claims nothing whose error reaches zero, and nothing in the wet", () => {
  const pace: Pace = {
    source: "hand-made",
    drivers,
    lines: [
      { driver: 0, laps: 50, box: null, stints: [], behind: estimate(0, 0) },
      { driver: 1, laps: 50, box: null, stints: [], behind: estimate(0.27, 0.1) },
      { driver: 2, laps: 50, box: null, stints: [], behind: estimate(0.1, 0.1) },
    ],
    model: {
      laps: 1286,
      residual: 0.5,
      trend: estimate(-0.074, 0.002),
      compounds: [
        { compound: "HARD", offset: estimate(0, 0), slope: estimate(0.036, 0.003) },
        { compound: "SOFT", offset: estimate(-0.4, 0.1), slope: estimate(0.05, 0.04) },
      ],
    },
    without_model: null,
  };
  expect(modelTiles(pace, 2025).map(({ label, value, detail }) => [label, value, detail])).toEqual([
    ["Hard tyres", "+0.036 s", "a lap of age, ± 0.006 s"],
    ["Soft tyres", "–", "a lap of age: not clear"],
    ["Fuel and track", "−0.074 s", "a lap, ± 0.004 s"],
    ["Fastest by the model", "Norris", "no clear gap to Piastri"],
    ["Comparable laps", "1,286", "most within 0.50 s"],
  ]);
  expect(noModelSentence(pace)).toBeNull();
  const wet: Pace = { ...pace, model: null, without_model: "wet" };
  expect(modelTiles(wet, 2025)).toEqual([]);
  expect(noModelSentence(wet)).toBe("No tyre model: the race was run in the wet.");
});
