import { expect, test } from "vitest";
import type { FastestLaps, SpeedTraces } from "#contract/timing/lap.ts";
import { timedDriver } from "#app/features/sample-rows-testing.ts";
import {
  type LapComparison,
  behindRange,
  compareLaps,
  lapComparisonRows,
  lapComparisonSentence,
  lapFacts,
  lapParts,
  mostGained,
  nearestPoint,
  paceSentence,
  pointSentence,
  speedRange,
  tableParts,
  tracesOf,
  zoomedAt,
} from "./traces.ts";

/** 41 points over 4 km; the lines are not in order of classification. The second loses 0.4 s steadily. */
const points = 41;
const each = <T>(value: (index: number) => T): Array<T> =>
  Array.from({ length: points }, (_, index) => value(index));
const document: SpeedTraces = {
  source: "OpenF1, session 1",
  drivers: [timedDriver("lando_norris", "NOR", "mclaren"), timedDriver("max_verstappen", "VER", "red_bull")],
  lap_metres: 4000,
  points,
  lines: [
    {
      driver: 1,
      lap: 15,
      seconds: 80.4,
      speeds: each(() => 180),
      hundredths: each((index) => index * 201),
    },
    {
      driver: 0,
      lap: 14,
      seconds: 80,
      speeds: each((index) => (index === 20 ? 317 : 182)),
      hundredths: each((index) => index * 200),
    },
  ],
};

function comparison(): LapComparison {
  const [first, second] = tracesOf(document);
  if (first === undefined || second === undefined) throw new Error("two laps were given");
  return compareLaps(document, first, second);
}

test("laps stand in order of classification", () => {
  expect(tracesOf(document).map(({ driver, lap }) => [driver.driver_code, lap])).toEqual([
    ["NOR", 14],
    ["VER", 15],
  ]);
});

test("a lap with another number of points than the others is left out", () => {
  const [short, whole] = document.lines;
  if (short === undefined || whole === undefined) throw new Error("two lines were given");
  expect(tracesOf({ ...document, lines: [{ ...short, speeds: [180] }, whole] })).toHaveLength(1);
});

test("the second is behind by the difference of both clocks, over the distance", () => {
  const { metres, behind } = comparison();
  expect([metres[0], metres[20], metres.at(-1)]).toEqual([0, 2000, 4000]);
  expect(behind[0]).toBe(0);
  expect(behind.at(-1)).toBeCloseTo(0.4, 9);
});

test("both scales hold everything, zero and room for a name on either side included", () => {
  expect(speedRange(comparison())).toEqual({ from: 160, to: 340 });
  const { from, to } = behindRange(comparison());
  expect(to).toBeGreaterThan(0.4);
  expect(from).toBeCloseTo(-0.12, 9);
});

test("equal laps have a scale too", () => {
  const [first] = tracesOf(document);
  if (first === undefined) throw new Error("a lap was given");
  expect(behindRange(compareLaps(document, first, first))).toEqual({ from: -0.06, to: 0.06 });
});

test("the table goes from line to line in equal steps", () => {
  const rows = lapComparisonRows(comparison());
  expect(rows).toHaveLength(tableParts + 1);
  expect(rows[0]).toEqual({ metres: 0, first: 182, second: 180, behind: 0 });
  expect(rows[10]).toMatchObject({ metres: 2000, first: 317 });
  expect(rows.at(-1)?.metres).toBe(4000);
});

test("a comparison is read in words", () => {
  expect(lapComparisonSentence(comparison())).toBe(
    "Speed over the lap: Lando Norris up to 317 km/h, Max Verstappen up to 180 km/h; at the line Lando Norris is ahead by 0.40 s",
  );
});

test("the crosshair stands on the nearest point and reads both laps", () => {
  const { metres } = comparison();
  expect([-5, 0, 2049, 2051, 9000].map((at) => nearestPoint(metres, at))).toEqual([0, 0, 20, 21, 40]);
  expect(pointSentence(comparison(), 20)).toBe("2,000 m: NOR 317 km/h, VER 180 km/h, NOR ahead by 0.20 s");
  expect(pointSentence(comparison(), 0)).toBe("0 m: NOR 182 km/h, VER 180 km/h, level");
});

test("the finding is who was faster, by their official times", () => {
  expect(paceSentence(comparison())).toBe("Lando Norris is 0.400 s faster than Max Verstappen");
});

test("a zoom stays within the lap, shows 200 m at least, and is undone when it shows all of it", () => {
  const whole = { from: 0, to: 4000 };
  expect(zoomedAt(whole, whole, 2000, 0.5)).toEqual({ from: 1000, to: 3000 });
  expect(zoomedAt(whole, whole, 3900, 0.5)).toEqual({ from: 2000, to: 4000 });
  expect(zoomedAt({ from: 1000, to: 1200 }, whole, 1100, 0.5)).toEqual({ from: 1000, to: 1200 });
  expect(zoomedAt({ from: 1000, to: 3000 }, whole, 2000, 2)).toBeNull();
});

test("the parts of the lap add up to the gap at the line", () => {
  const parts = lapParts(comparison());
  expect(parts).toHaveLength(tableParts);
  expect(parts.reduce((sum, { gained }) => sum + gained, 0)).toBeCloseTo(0.4, 9);
});

/** Where a comparison opens in which the second is so far behind at each point. */
function opensAt(behind: (index: number) => number): number {
  return mostGained({ ...comparison(), behind: each(behind) }).point;
}

test("a comparison opens in the part through which one gained the most, whoever that is, and at no end of the lap", () => {
  // Twenty parts of two points each: the sixth ends at the twelfth point.
  expect(opensAt((index) => (index >= 12 ? 0.1 : 0))).toBe(11);
  expect(opensAt((index) => 0.01 * index - (index >= 12 ? 0.2 : 0))).toBe(11);
  expect(opensAt((index) => (index === points - 1 ? 0.1 : 0))).toBe(points - 2);
  expect(opensAt(() => 0)).toBe(1);
});

function long<T>(value: (index: number) => T): Array<T> {
  return Array.from({ length: 101 }, (_, index) => value(index));
}

test("in that part it opens where the one who gained was faster by most", () => {
  const { first, second } = comparison();
  // Parts of five points each: through the third, from 10 to 15, the second loses.
  const opens = (lost: number) => {
    const { point, by } = mostGained({
      first: { ...first, speeds: long((index) => (index === 12 ? 240 : 200)) },
      second: { ...second, speeds: long((index) => (index === 14 ? 230 : index === 80 ? 90 : 200)) },
      metres: long((index) => 40 * index),
      behind: long((index) => (index >= 15 ? lost : 0)),
    });
    return `${by.driver_code} ${point}`;
  };
  expect(opens(0.1)).toBe("NOR 12");
  expect(opens(-0.1)).toBe("VER 14");
});

test("the part in which one gained the most says from where to where, and how much", () => {
  const { from, to, seconds, by } = mostGained({
    ...comparison(),
    behind: each((index) => (index >= 12 ? -0.1 : 0)),
  });
  expect([by.driver_code, from, to]).toEqual(["VER", 1000, 1200]);
  expect(seconds).toBeCloseTo(0.1, 9);
});

function best(lap: number, sectors: Array<number | null>): FastestLaps["lines"][number]["best"] {
  return { lap, seconds: 80, sectors, compound: null, tyre_age: null, gap: 0 };
}

test("both laps are compared by sectors and speeds, the lower time and the higher speed being better", () => {
  const laps: FastestLaps = {
    source: "OpenF1, session 1",
    drivers: document.drivers,
    lines: [
      { driver: 0, best: best(14, [27.1, null, 24]), deleted: [] },
      { driver: 1, best: best(15, [27.05, 28, 24]), deleted: [] },
    ],
  };
  const speeds = [
    { label: "Highest speed", values: ["317 km/h", "180 km/h"], better: 0 },
    { label: "Lowest speed", values: ["182 km/h", "180 km/h"], better: 0 },
  ];
  expect(lapFacts(comparison(), laps)).toEqual([
    { label: "Sector 1", values: ["27.100", "27.050"], better: 1 },
    { label: "Sector 3", values: ["24.000", "24.000"], better: null },
    ...speeds,
  ]);
  // Sectors of another lap than the one that is drawn are not those of the drawing.
  const other = laps.lines.map((line) => ({ ...line, best: best(3, [27, 28, 24]) }));
  expect(lapFacts(comparison(), { ...laps, lines: other })).toEqual(speeds);
  expect(lapFacts(comparison(), null)).toEqual(speeds);
});
