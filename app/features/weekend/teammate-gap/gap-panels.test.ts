import { expect, test } from "vitest";
import type { TeammateGap } from "#contract/timing/race.ts";
import { timedDriver } from "#app/features/sample-rows-testing.ts";
import {
  closestFinding,
  cutPeaks,
  type GapPanel,
  gapPanels,
  gapRange,
  gapRuns,
  endSentence,
  finishers,
  freeLap,
  overviewOf,
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

function panel(given: Partial<Pair> = {}, lines: Parameters<typeof gapPanels>[1] = []): GapPanel {
  const [only] = gapPanels(race(given), lines);
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

test("who is ahead has room beside zero in the lowest drawing", () => {
  const [pixels, words] = [160, 18];
  for (const gaps of [[5, 20], [-5, -20], [0.1], [2, 116, 3]]) {
    const { from, to } = gapRange(gaps);
    const room = ((gaps.some((gap) => gap < 0) ? to : -from) / (to - from)) * pixels;
    expect(room).toBeGreaterThan(words);
  }
});

test("of every pair what is beyond a minute is cut off, and said", () => {
  const gaps = [...Array.from({ length: 20 }, () => 2), 100, 110, -90, 3];
  const range = gapRange(gaps);
  expect(range.to).toBeLessThan(90);
  expect(cutPeaks(gaps, range)).toEqual([{ lap: 22, gap: 110 }]);
  const again = [...gaps, -95, ...Array.from({ length: 5 }, () => 3), -120];
  expect(cutPeaks(again, gapRange([...again, 3])).map(({ lap }) => lap)).toEqual([22, 31]);
  // Also of one that is far apart on most laps.
  expect(gapRange([...Array.from({ length: 20 }, () => 115), 160, 20]).to).toBeLessThan(90);
  // The last gap is what the heading says.
  expect(gapRange([...gaps, 80]).to).toBeGreaterThan(80);
  const near = [1, 48, 59];
  expect(cutPeaks(near, gapRange(near))).toEqual([]);
});

test("gaps of some tenths do not fill a panel", () => {
  const { from, to } = gapRange([0.1, 0.2]);
  expect(from).toBeLessThan(-0.5);
  expect(to).toBeGreaterThan(0.7);
});

/** A line of a classification. */
function line(driver_id: string, position_text: string, laps: number | null) {
  return { driver_id, position_text, laps };
}

test("the end is said with who was ahead", () => {
  expect(endSentence(panel())).toBe("Piastri crosses the line 2.00\u00A0s ahead of Norris");
  expect(endSentence(panel({ gaps: [0, 0, 0, -0.5] }))).toBe(
    "Norris crosses the line 0.50\u00A0s ahead of Piastri",
  );
  expect(endSentence(panel({ gaps: [0, 0, 0, 0] }))).toBe("Piastri and Norris cross the line level");
  const early = panel({ gaps: [0.5, -3.25] });
  expect(endSentence(early)).toBe("Norris is 3.25\u00A0s ahead after lap\u00A02");
  expect(endSentence(panel({ gaps: [0.5, 0] }))).toBe("Piastri and Norris are level after lap\u00A02");
  expect(endSentence(panel({ gaps: [null] }))).toBe("Not timed together on any lap");
});

test("two who are lapped as often finish, one lap apart they do not", () => {
  const given = { gaps: [0.5, 1, 2] };
  const lapped = [line("oscar_piastri", "12", 3), line("lando_norris", "13", 3)];
  expect(endSentence(panel(given, lapped))).toBe("Piastri crosses the line 2.00\u00A0s ahead of Norris");
  const apart = [line("oscar_piastri", "12", 4), line("lando_norris", "13", 3)];
  expect(endSentence(panel(given, apart))).toBe("Piastri is 2.00\u00A0s ahead after lap\u00A03");
});

test("a retirement is said with its lap and the gap at it", () => {
  const out = [line("oscar_piastri", "1", 4), line("lando_norris", "DNF", 2)];
  expect(endSentence(panel({ gaps: [0.5, 3.25] }, out))).toBe(
    "Norris out after lap\u00A02, 3.25\u00A0s behind",
  );
  expect(endSentence(panel({ gaps: [0.5, -3.25] }, out))).toBe(
    "Norris out after lap\u00A02, 3.25\u00A0s ahead",
  );
  const atOnce = [line("oscar_piastri", "1", 4), line("lando_norris", "DNF", 0)];
  expect(endSentence(panel({ gaps: [null] }, atOnce))).toBe("Norris out on lap\u00A01");
  const unknown = [line("oscar_piastri", "1", 4), line("lando_norris", "DNF", null)];
  expect(endSentence(panel({ gaps: [null] }, unknown))).toBe("Norris out");
  const both = [line("oscar_piastri", "DNF", 2), line("lando_norris", "DNF", 3)];
  expect(endSentence(panel({ gaps: [0.5, 3.25] }, both))).toBe(
    "Piastri out after lap\u00A02, 3.25\u00A0s ahead",
  );
});

test("the closest are those at the flag", () => {
  const out = [line("oscar_piastri", "1", 4), line("lando_norris", "DNF", 2)];
  const retired = panel({ gaps: [0.5, 0.25] }, out);
  expect(closestFinding([panel(), panel({ gaps: [1, 1, 1, -1] }), retired])).toBe(
    "Piastri and Norris cross the line closest, 1.00\u00A0s apart",
  );
  expect(closestFinding([retired])).toBeUndefined();
});

test("pace is said with the laps that it counts and who was slower", () => {
  const slower = { median_difference: 0.125, comparable_laps: 31 };
  expect(paceSentence(panel(slower))).toBe("Median of 31 comparable laps: Norris 0.125\u00A0s slower");
  expect(paceSentence(panel({ median_difference: -0.1, comparable_laps: 1 }))).toBe(
    "Median of 1 comparable lap: Piastri 0.100\u00A0s slower",
  );
  expect(paceSentence(panel({ comparable_laps: 2 }))).toBe("Median of 2 comparable laps: equal pace");
  expect(paceSentence(panel({ median_difference: null, comparable_laps: 0 }))).toBe(
    "No laps to compare pace",
  );
});

test("a panel is read in words, stops included", () => {
  expect(panelSentence(panel({ ahead_stops: [14], behind_stops: [10, 30] }))).toBe(
    "Oscar Piastri and Lando Norris lap by lap: Piastri crosses the line 2.00\u00A0s ahead of Norris; Oscar Piastri stopped on lap 14, Lando Norris stopped on laps 10, 30",
  );
});

test("who came in to retire did not stop for it, as the stints count, whether classified or not", () => {
  const stops = { ahead_stops: [2], behind_stops: [1, 3] };
  const won = line("oscar_piastri", "1", 4);
  for (const place of ["DNF", "15"])
    expect(panel(stops, [won, line("lando_norris", place, 3)])).toMatchObject({
      aheadStops: [2],
      behindStops: [1],
    });
  // A stop on the race's last lap: the finish was in the pit lane.
  expect(panel({ ahead_stops: [4] }, [won]).aheadStops).toEqual([4]);
  expect(panel(stops).behindStops).toEqual([1, 3]);
});

test("the table has every lap of the race, also those that a pair did not complete", () => {
  const rows = lapRows([panel({ gaps: [0.5] })], 3);
  expect(rows).toEqual([
    { lap: 1, gaps: [0.5] },
    { lap: 2, gaps: [null] },
    { lap: 3, gaps: [null] },
  ]);
});

const codes = (of: GapPanel) => finishers(of).map(({ driver_code }) => driver_code);

test("who finished is first, also where the one who retired had been ahead on the road", () => {
  const won = line("oscar_piastri", "1", 4);
  const out = panel({ gaps: [0.5, -3.25] }, [won, line("lando_norris", "DNF", 2)]);
  expect(codes(out)).toEqual(["PIA", "NOR"]);
  expect(out.neitherFinished).toBe(false);
  expect(codes(panel({ gaps: [1, 1, 1, -1] }))).toEqual(["NOR", "PIA"]);
  const both = panel({ gaps: [0.5] }, [line("oscar_piastri", "DNF", 2), line("lando_norris", "DNF", 1)]);
  expect(both.neitherFinished).toBe(true);
  const excluded = panel({ gaps: [0.5] }, [line("oscar_piastri", "DSQ", 4), line("lando_norris", "DNF", 1)]);
  expect(excluded.neitherFinished).toBe(true);
});

test("pairs stand in the order of their gaps, those a lap apart and those without one after them", () => {
  const close = panel({ gaps: [1, 1, 1, -1] });
  const lapped = panel({ gaps: [0.5] });
  const out = panel({}, [line("oscar_piastri", "1", 4), line("lando_norris", "DNF", 4)]);
  const untimed = panel({ gaps: [null] });
  const { counted, others } = overviewOf([out, lapped, panel(), untimed, close]);
  expect(counted.map(({ last }) => last.gap)).toEqual([-1, 2, 0.5]);
  expect(others).toEqual([out, untimed]);
});

test("words at the edge begin behind a band that they would reach beyond", () => {
  const short = { kind: "SC", from_lap: 1, to_lap: 7 } as const;
  expect(freeLap(null, 57)).toBe(0);
  expect(freeLap([short, { kind: "SC", from_lap: 34, to_lap: 41 }], 57)).toBe(7);
  expect(freeLap([{ ...short, to_lap: 30 }], 57)).toBe(0);
});
