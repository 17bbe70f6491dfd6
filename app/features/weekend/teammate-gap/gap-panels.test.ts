import { expect, test } from "vitest";
import type { TeammateGap } from "#contract/timing/race.ts";
import { timedDriver } from "#app/features/sample-rows-testing.ts";
import {
  cutPeaks,
  type GapPanel,
  gapPanels,
  gapRange,
  gapRuns,
  endSentence,
  paceSentence,
  panelSentence,
} from "./gap-panels.ts";
import { lapRows } from "./gap-tables.tsx";

type Pair = TeammateGap["pairs"][number];

/** A race of four laps with one pair, level in pace and without a stop, except for what is given. */
function race(given: Partial<Pair> = {}): TeammateGap {
  const pair: Pair = {
    ahead: 0,
    behind: 1,
    gaps: [0.5, 1, 1.25, 2],
    ahead_stops: [],
    behind_stops: [],
    comparable_laps: 3,
    median_difference: 0,
    median_difference_percent: 0,
    ...given,
  };
  return {
    source: "OpenF1, session 1",
    drivers: [timedDriver("oscar_piastri", "PIA", "mclaren"), timedDriver("lando_norris", "NOR", "mclaren")],
    laps: 4,
    neutralisations: [],
    pairs: [pair],
  };
}

function panel(given: Partial<Pair> = {}): GapPanel {
  const [only] = gapPanels(race(given));
  if (only === undefined) throw new Error("one pair was given");
  return only;
}

test("the last lap of a pair is the last at whose end both were timed", () => {
  expect(panel().last).toEqual({ lap: 4, gap: 2 });
  expect(panel({ gaps: [0.5, 1.5, null, null] }).last).toEqual({ lap: 2, gap: 1.5 });
  expect(panel({ gaps: [null, null, null, null] }).last).toBeNull();
});

test("the line breaks where a lap was not timed", () => {
  expect(gapRuns([0.5, null, 1.5, 2])).toEqual([
    [{ lap: 1, gap: 0.5 }],
    [
      { lap: 3, gap: 1.5 },
      { lap: 4, gap: 2 },
    ],
  ]);
  expect(gapRuns([null])).toEqual([]);
});

test("a panel holds zero and every gap, with room on both sides", () => {
  const { from, to } = gapRange([5, 20, null, 12]);
  expect(from).toBeLessThan(-2);
  expect(to).toBeGreaterThan(22);
});

test("who is ahead has room beside zero in the lowest drawing, below the marks of stops", () => {
  const [pixels, words] = [160, 26];
  for (const gaps of [[5, 20], [-5, -20], [0.1]]) {
    const { from, to } = gapRange(gaps);
    const room = ((gaps.some((gap) => gap < 0) ? to : -from) / (to - from)) * pixels;
    expect(room).toBeGreaterThan(words);
  }
});

test("a stop that is worth more than all else is cut off, and said", () => {
  const gaps = [...Array.from({ length: 20 }, () => 2), 100, 110, -90];
  const range = gapRange([...gaps, 3]);
  expect(range.to).toBeLessThan(7);
  expect(cutPeaks(gaps, range)).toEqual([{ lap: 22, gap: 110 }]);
  const again = [...gaps, 3, -60, ...Array.from({ length: 5 }, () => 3), -70];
  expect(cutPeaks(again, range).map(({ lap }) => lap)).toEqual([22, 31]);
  // The last gap is what the heading says.
  expect(gapRange([...gaps, 80]).to).toBeGreaterThan(80);
  const steady = Array.from({ length: 40 }, (_, lap) => lap);
  expect(cutPeaks(steady, gapRange(steady))).toEqual([]);
});

test("gaps of some tenths do not fill a panel", () => {
  const { from, to } = gapRange([0.1, 0.2]);
  expect(from).toBeLessThan(-0.5);
  expect(to).toBeGreaterThan(0.7);
});

test("the end is said with who was ahead", () => {
  expect(endSentence(panel(), 4)).toBe("Piastri finishes 2.00\u00A0s ahead of Norris");
  expect(endSentence(panel({ gaps: [0, 0, 0, -0.5] }), 4)).toBe(
    "Norris finishes 0.50\u00A0s ahead of Piastri",
  );
  expect(endSentence(panel({ gaps: [0, 0, 0, 0] }), 4)).toBe("Piastri and Norris finish level");
  const retired = panel({ gaps: [0.5, -3.25] });
  expect(endSentence(retired, 4)).toBe("Norris is 3.25\u00A0s ahead after lap 2");
  expect(endSentence(panel({ gaps: [0.5, 0] }), 4)).toBe("Piastri and Norris are level after lap 2");
  expect(endSentence(panel({ gaps: [null] }), 4)).toBe("Not timed together on any lap");
});

test("pace is said with who was slower", () => {
  const slower = { median_difference: 0.125, median_difference_percent: 0.14 };
  expect(paceSentence(panel(slower))).toBe("Norris 0.125 s a lap slower (0.14%)");
  expect(paceSentence(panel({ median_difference: -0.1, comparable_laps: 1 }))).toContain("Piastri 0.100 s");
  expect(paceSentence(panel())).toBe("Equal pace");
  expect(paceSentence(panel({ median_difference: null, comparable_laps: 0 }))).toBe(
    "No laps to compare pace",
  );
});

test("a panel is read in words, stops included", () => {
  expect(panelSentence(panel({ ahead_stops: [14], behind_stops: [10, 30] }), 4)).toBe(
    "Oscar Piastri and Lando Norris lap by lap: Piastri finishes 2.00\u00A0s ahead of Norris; Oscar Piastri stopped on lap 14, Lando Norris stopped on laps 10, 30",
  );
});

test("the table has every lap of the race, also those that a pair did not complete", () => {
  const rows = lapRows([panel({ gaps: [0.5] })], 3);
  expect(rows).toEqual([
    { lap: 1, gaps: [0.5] },
    { lap: 2, gaps: [null] },
    { lap: 3, gaps: [null] },
  ]);
});
