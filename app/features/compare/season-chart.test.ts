import { expect, test } from "vitest";
import { sentenceAt } from "#app/ui/chart/chart.ts";
import { seasonChart } from "./season-chart.ts";

function season(year: number, changes: { wins?: number; rank?: number | null } = {}) {
  return {
    year,
    points: 7.5,
    wins: 0,
    podiums: 2,
    poles: 0,
    rank: 4,
    ...changes,
  };
}

const drivers = [
  { name: "Ada", colour: "red", rows: [season(2003, { wins: 1 }), season(2001, { rank: null })] },
  { name: "Ben", colour: "blue", rows: [season(2015)] },
];

test("by year each season stands at its year, oldest first", () => {
  const chart = seasonChart(drivers, "wins", "year");
  expect(chart.series.map(({ points }) => points)).toEqual([
    [
      { x: 2001, value: 0 },
      { x: 2003, value: 1 },
    ],
    [{ x: 2015, value: 0 }],
  ]);
  expect(sentenceAt(chart, 2003)).toBe("2003: Ada 1 win");
});

test("by season of the career everyone begins at 1, and years without a season do not count", () => {
  const chart = seasonChart(drivers, "points", "season");
  expect(chart.series.map(({ points }) => points.map(({ x }) => x))).toEqual([[1, 2], [1]]);
  expect(sentenceAt(chart, 1)).toBe("Season 1: Ada 7.5 points, Ben 7.5 points");
});

test("ranks go down from the first, and a season without one says so", () => {
  const chart = seasonChart(drivers, "rank", "year");
  expect(chart.axis).toBe("position");
  expect(sentenceAt(chart, 2001)).toBe("2001: Ada not ranked");
});

test("no two lines have the same stroke", () => {
  const four = ["A", "B", "C", "D"].map((name) => ({ name, colour: name, rows: [season(2001)] }));
  const { series } = seasonChart(four, "podiums", "year");
  expect(new Set(series.map(({ stroke }) => stroke)).size).toBe(4);
});

test("a career's progress adds its seasons up", () => {
  const chart = seasonChart(drivers, "total_points", "season");
  expect(chart.series[0]?.points).toEqual([
    { x: 1, value: 7.5 },
    { x: 2, value: 15 },
  ]);
});
