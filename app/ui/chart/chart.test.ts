import { expect, test } from "vitest";
import {
  axisOf,
  type Chart,
  type ChartPoint,
  type ChartSeries,
  drawnValue,
  hasValues,
  rangeOf,
  runsOf,
  sentenceAt,
  stopsOf,
  tableOf,
  ticksOf,
} from "./chart.ts";

function series(points: Array<ChartPoint>, given: Partial<ChartSeries> = {}): ChartSeries {
  return {
    name: "Wins",
    stroke: "solid",
    colour: "red",
    points,
    format: String,
    say: (value) => `${value} wins`,
    none: "no wins",
    ...given,
  };
}

function chart(given: Partial<Chart> = {}): Chart {
  return { title: "Wins", xName: "Year", axis: "amount", series: [series(wins)], ...given };
}

const wins: Array<ChartPoint> = [
  { x: 1991, value: 0 },
  { x: 1992, value: 1 },
  { x: 1995, value: null },
  { x: 1996, value: 4 },
];

/** A chart whose furthest value is the given one. */
function reaching(axis: Chart["axis"], value: number): Chart {
  return chart({ axis, series: [series([{ x: 2025, value }])] });
}

test("a chart stops where any of its series has a point, in order and once", () => {
  const other = series([
    { x: 1990, value: 1 },
    { x: 1996, value: 2 },
  ]);
  expect(stopsOf(chart({ series: [series(wins), other] }))).toEqual([1990, 1991, 1992, 1995, 1996]);
});

test("the horizontal axis keeps the years in which nothing was", () => {
  expect(axisOf(chart())).toEqual([1991, 1992, 1993, 1994, 1995, 1996]);
  expect(axisOf(chart({ series: [] }))).toEqual([]);
});

test("a value that is not final stands by itself", () => {
  const years = [2024, 2025, 2026].map((x) => ({ x, value: x }));
  expect(runsOf(years, 2026).map((run) => run.map(({ x }) => x))).toEqual([[2024, 2025], [2026]]);
});

test("a line breaks where a value is null and where a year is missing", () => {
  const points = [
    { x: 1, value: 5 },
    { x: 2, value: null },
    { x: 3, value: 6 },
    { x: 4, value: 7 },
    { x: 6, value: 8 },
  ];
  expect(runsOf(points).map((run) => run.map(({ x }) => x))).toEqual([[1], [3, 4], [6]]);
});

test("a line of nothing but null has no part to draw", () => {
  expect(runsOf([{ x: 1, value: null }])).toEqual([]);
  expect(hasValues(chart({ series: [series([{ x: 1, value: null }])] }))).toBe(false);
  expect(hasValues(chart())).toBe(true);
});

test("an axis of amounts begins at 0 and ends at a line of the grid, beside names at the furthest value", () => {
  expect(rangeOf(reaching("amount", 575))).toEqual({ from: 0, to: 600 });
  expect(rangeOf({ ...reaching("amount", 575), ranked: true })).toEqual({ from: 0, to: 575 });
  expect(rangeOf(reaching("amount", 0))).toEqual({ from: 0, to: 1 });
});

test("an axis of places begins at the first place and reaches at least the fifth", () => {
  expect(rangeOf(reaching("position", 1))).toEqual({ from: 1, to: 5 });
  expect(rangeOf(reaching("position", 7.6))).toEqual({ from: 1, to: 8 });
});

test("below the places there is room for those without one, and no line of the grid", () => {
  const places = { ...reaching("position", 10), below: "Out" };
  expect(rangeOf(places)).toEqual({ from: 1, to: 12 });
  expect(ticksOf(places)).toEqual([1, 5, 10]);
});

test("an axis is divided by whole round numbers, the first place among them", () => {
  expect(ticksOf(reaching("amount", 3))).toEqual([0, 1, 2, 3]);
  expect(ticksOf(reaching("amount", 21))).toEqual([0, 5, 10, 15, 20, 25]);
  expect(ticksOf(reaching("amount", 413))).toEqual([0, 100, 200, 300, 400, 500]);
  expect(ticksOf(reaching("amount", 575))).toEqual([0, 200, 400, 600]);
  expect(ticksOf(reaching("position", 4))).toEqual([1, 2, 3, 4, 5]);
  expect(ticksOf(reaching("position", 22))).toEqual([1, 5, 10, 15, 20, 25]);
  expect(ticksOf(reaching("position", 61))).toEqual([1, 10, 20, 30, 40, 50, 60, 70]);
});

test("a large chart has room for more lines, and a gap ends at the widest that is drawn", () => {
  expect(ticksOf({ ...reaching("amount", 575), ranked: true })).toEqual([0, 100, 200, 300, 400, 500]);
  const nearly = { ...reaching("amount", 395.5), ranked: true };
  expect(ticksOf(nearly)).toEqual([0, 100, 200, 300, 400]);
  expect(rangeOf(nearly)).toEqual({ from: 0, to: 400 });
  expect(ticksOf({ ...reaching("amount", 380), ranked: true })).toEqual([0, 100, 200, 300]);
  const gap = { ...reaching("gap", -210), ranked: true };
  expect(rangeOf(gap)).toEqual({ from: -60, to: 0 });
  expect(drawnValue(gap, -210)).toBe(-60);
});

test("a sentence names the place and every series that has a point there", () => {
  const podiums = series([{ x: 1996, value: 9 }], { name: "Podiums", say: (value) => `${value} podiums` });
  const both = chart({ series: [series(wins), podiums] });
  expect(sentenceAt(both, 1996)).toBe("1996: 4 wins, 9 podiums");
  expect(sentenceAt(both, 1992)).toBe("1992: 1 wins");
  expect(sentenceAt(both, 1993)).toBeNull();
});

test("a sentence says why there is no value, in the point's words or the series'", () => {
  expect(sentenceAt(chart(), 1995)).toBe("1995: no wins");
  const retired = chart({
    xLabels: new Map([[5, "R5 Miami Grand Prix"]]),
    series: [series([{ x: 5, value: null, text: "DNF (Engine)" }])],
  });
  expect(sentenceAt(retired, 5)).toBe("R5 Miami Grand Prix: DNF (Engine)");
});

test("a series whose words could be another's is named first", () => {
  const sprint = series([{ x: 1996, value: null, text: "DNF" }], { prefix: "sprint" });
  expect(sentenceAt(chart({ series: [series(wins), sprint] }), 1996)).toBe("1996: 4 wins, sprint DNF");
});

test("a sentence leaves quiet series out, the table does not", () => {
  const quiet = series([{ x: 1992, value: 9 }], { name: "Podiums", quiet: true });
  const both = chart({ series: [series(wins), quiet] });
  expect(sentenceAt(both, 1992)).toBe("1992: 1 wins");
  expect(tableOf(both).find(({ x }) => x === 1992)?.cells).toEqual(["1", "9"]);
});

test("the table has a row for each stop and a cell for each series", () => {
  const average = series(
    [
      { x: 1995, value: null, text: "DNF" },
      { x: 1996, value: 2.5 },
    ],
    { name: "Average", format: (value) => value.toFixed(2) },
  );
  expect(tableOf(chart({ series: [series(wins), average] }))).toEqual([
    { x: 1991, label: "1991", cells: ["0", "–"] },
    { x: 1992, label: "1992", cells: ["1", "–"] },
    { x: 1995, label: "1995", cells: ["–", "DNF"] },
    { x: 1996, label: "1996", cells: ["4", "2.50"] },
  ]);
});
