import { expect, test } from "vitest";
import type { FastestLaps, SpeedTraces } from "#contract/timing/lap.ts";
import { timedDriver } from "#app/features/sample-rows-testing.ts";
import {
  type LapComparison,
  behindRange,
  compareLaps,
  fasterBy,
  fasterRange,
  gainedOver,
  lapComparisonRows,
  lapComparisonSentence,
  lapFacts,
  lapParts,
  lapSectors,
  mostGained,
  nearestPoint,
  paceSentence,
  pointSentence,
  speedPeaks,
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

test("over which share of the way each gained is told of the parts of the lap", () => {
  const { first, second } = comparison();
  // The other one loses all the way.
  expect([0, 1].map((side) => gainedOver(lapParts(comparison()), side))).toEqual([1, 0]);
  expect([0, 1].map((side) => gainedOver(lapParts(compareLaps(document, second, first)), side))).toEqual([
    0, 1,
  ]);
});

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
  expect(paceSentence(comparison())).toBe("Norris is 0.400 s faster than Verstappen");
  const { first, ...rest } = comparison();
  const level = { ...first, seconds: rest.second.seconds };
  expect(paceSentence({ ...rest, first: level })).toBe("Norris and Verstappen set the same time");
});

test("a zoom stays within the lap, shows 200 m at least, and is undone when it shows all of it", () => {
  const whole = { from: 0, to: 4000 };
  expect(zoomedAt(whole, whole, 2000, 0.5)).toEqual({ from: 1000, to: 3000 });
  expect(zoomedAt(whole, whole, 3900, 0.5)).toEqual({ from: 2000, to: 4000 });
  expect(zoomedAt({ from: 1000, to: 1200 }, whole, 1100, 0.5)).toEqual({ from: 1000, to: 1200 });
  expect(zoomedAt({ from: 1000, to: 3000 }, whole, 2000, 2)).toBeNull();
});

/** A lap at 300 km/h with corners at the points 6, 16 and 30; what is given is the speed of one of the two at some points. */
function cornering(
  behind: (index: number) => number,
  [mine, theirs]: ReadonlyArray<Record<number, number>> = [],
) {
  const speeds = each((index) => ([6, 16, 30].includes(index) ? 100 : 300));
  const { first, second, metres } = comparison();
  return {
    first: { ...first, speeds: speeds.map((speed, index) => mine?.[index] ?? speed) },
    second: { ...second, speeds: speeds.map((speed, index) => theirs?.[index] ?? speed) },
    metres,
    behind: each(behind),
  };
}

test("a lap is divided where cars are fastest: before each corner", () => {
  expect(speedPeaks(cornering(() => 0).first.speeds)).toEqual([5, 15, 29]);
  // What is no corner divides nothing, nor do the ends of the lap.
  expect(speedPeaks([300, 250, 260, 255, 262, 250, 300])).toEqual([]);
  expect(speedPeaks([250, 300, 250])).toEqual([1]);
});

test("the parts of the lap add up to the gap at the line", () => {
  const parts = lapParts(cornering((index) => index / 100));
  expect(parts.map(({ from, to }) => [from, to])).toEqual([
    [0, 500],
    [500, 1500],
    [1500, 2900],
    [2900, 4000],
  ]);
  expect(parts.reduce((sum, { gained }) => sum + gained, 0)).toBeCloseTo(0.4, 9);
});

test.each([
  [0.1, "NOR", 8],
  [-0.1, "VER", 13],
])(
  "a comparison opens where the one who gained the most in a part was faster by most: %d",
  (lost, code, at) => {
    const compared = cornering(
      // What is gained and lost again between two peaks counts for nothing.
      (index) => (index >= 12 ? lost : 0) + (index > 17 && index < 27 ? -5 * lost : 0),
      [{ 13: 290, 35: 270 }, { 8: 290 }],
    );
    const { point, by, from, to, seconds } = mostGained(compared);
    expect([by.driver_code, point, from, to]).toEqual([code, at, 500, 1500]);
    expect(seconds).toBeCloseTo(0.1, 9);
  },
);

test("a comparison opens at no end of the lap", () => {
  expect(mostGained(cornering(() => 0)).point).toBe(1);
  expect(mostGained(cornering((index) => (index === points - 1 ? 0.1 : 0))).point).toBe(30);
});

/** A lap at 270 km/h with one corner at 90, in the middle. */
function traceOf(hundredths: (index: number) => number): SpeedTraces["lines"][number] {
  return {
    driver: 0,
    lap: 1,
    seconds: 80,
    speeds: each((index) => ([18, 19, 20].includes(index) ? 90 : 270)),
    hundredths: each(hundredths),
  };
}

test("a gap that only a slow corner shows is evened out, and what a lap ends with is not", () => {
  const [first, second] = tracesOf({
    ...document,
    lines: [
      traceOf((index) => 200 * index),
      traceOf((index) => 200 * index + (index === 19 ? 40 : 0) + (index >= 30 ? 10 : 0)),
    ],
  });
  if (first === undefined || second === undefined) throw new Error("two laps were given");
  const { behind } = compareLaps(document, first, second);
  expect(Math.max(...behind.slice(0, 25))).toBeLessThan(0.25);
  expect(behind[15]).toBe(0);
  expect(behind[35]).toBeCloseTo(0.1, 9);
  expect(behind.at(-1)).toBeCloseTo(0.1, 9);
});

test("the scale of how much faster one is has both sides of zero, where both are level too", () => {
  const { to, from } = fasterRange(fasterBy(comparison()));
  expect(to).toBeGreaterThan(317 - 180);
  expect(from).toBe(-10);
  expect(fasterRange(fasterBy(cornering(() => 0)))).toEqual({ from: -10, to: 10 });
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

function sectored(one: Array<number | null>, other: Array<number | null>): FastestLaps {
  return {
    source: "OpenF1, session 1",
    drivers: document.drivers,
    lines: [
      { driver: 0, best: best(14, one), deleted: [] },
      { driver: 1, best: best(15, other), deleted: [] },
    ],
  };
}

test("a sector ends halfway between where both clocks read its time, and nowhere unless all are known", () => {
  // A point lies every 100 m; the first is there every 2 s and the second every 2.01 s.
  expect(lapSectors(comparison(), sectored([20, 40, 20], [24.12, 40.2, 16.08]))).toEqual([
    { from: 0, to: 1100 },
    { from: 1100, to: 3100 },
    { from: 3100, to: 4000 },
  ]);
  expect(lapSectors(comparison(), sectored([20, null, 20], [20.1, 40.2, 20.1]))).toEqual([]);
  expect(lapSectors(comparison(), null)).toEqual([]);
});
