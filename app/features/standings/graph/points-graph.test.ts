import { expect, test } from "vitest";
import { rankedAt, sentenceAt, stopsOf } from "#app/ui/chart/chart.ts";
import { line } from "#app/features/sample-rows-testing.ts";
import { pointsFinding, leadFinding, pointsChart } from "./points-chart.ts";

const rounds = ["Bahrain", "Saudi Arabian"].map((name, index) => ({
  round: index + 1,
  race_name: `${name} Grand Prix`,
  country: name,
  sprint: false,
}));

const lines = [line("A", 25, 43), line("B", 18, 30), line("C", 15, 15), line("D", null, 4)];

test("without a pick the chart speaks of the first three, with one of that line only", () => {
  const round = "Round 2, Saudi Arabian Grand Prix";
  expect(
    sentenceAt(
      pointsChart({ year: 2025, rounds, lines }, { mode: "points", whose: "Drivers’", picked: null }),
      2,
    ),
  ).toBe(`${round}: A 43, B 30, C 15`);
  const picked = pointsChart(
    { year: 2025, rounds, lines },
    {
      mode: "points",
      whose: "Drivers’",
      picked: lines[3] ?? null,
    },
  );
  expect(sentenceAt(picked, 2)).toBe(`${round}: D 4`);
});

test("a line begins with its first entry, and the chart ends with the last round run", () => {
  const chart = pointsChart(
    { year: 2025, rounds: [...rounds, ...rounds], lines },
    { mode: "points", whose: "Drivers’", picked: null },
  );
  expect(stopsOf(chart)).toEqual([1, 2]);
  expect(chart.series[3]?.points).toEqual([{ x: 2, value: 4 }]);
});

/** What a line has after each round. */
function valuesIn(mode: "gap" | "position", index: number) {
  const chart = pointsChart({ year: 2025, rounds, lines }, { mode, whose: "Drivers’", picked: null });
  return chart.series[index]?.points.map(({ value }) => value);
}

test("gaps count down from the leader, and positions are the table's", () => {
  expect(valuesIn("gap", 0)).toEqual([0, 0]);
  expect(valuesIn("gap", 1)).toEqual([-7, -13]);
  const level = [
    { ...line("A", 25), positions: [1] },
    { ...line("B", 18), positions: [2] },
    { ...line("C", 18), positions: [3] },
    { ...line("D", 0), positions: [null] },
  ];
  const chart = pointsChart(
    { year: 2025, rounds, lines: level },
    { mode: "position", whose: "", picked: null },
  );
  expect(chart.series.map(({ points }) => points[0]?.value)).toEqual([1, 2, 3, undefined]);
});

test("the panel ranks all who have a value, best first", () => {
  const chart = pointsChart({ year: 2025, rounds, lines }, { mode: "gap", whose: "", picked: null });
  expect(rankedAt(chart, 1).map(({ series, value }) => [series.name, value])).toEqual([
    ["A", 0],
    ["B", -7],
    ["C", -10],
  ]);
});

test("the heading says who leads whom, by how much, and that a season is over", () => {
  expect(pointsFinding({ year: 2025, rounds, lines })).toBe("A beats B by 13 points");
  expect(pointsFinding({ year: 2025, rounds: [...rounds, ...rounds], lines })).toBe(
    "A leads B by 13 points after round 2",
  );
  expect(pointsFinding({ year: 2025, rounds, lines: [line("A", 25), line("B", 25)] })).toBe(
    "A and B are level on 25 points",
  );
  expect(pointsFinding({ year: 2025, rounds, lines: [line("A", 25)] })).toBeUndefined();
});

test("the heading over positions says for how long the first of the table led", () => {
  const placed = lines.map((each, index) => ({ ...each, positions: [index + 1, index === 0 ? 2 : 1] }));
  expect(leadFinding({ year: 2025, rounds, lines: placed.slice(0, 2) })).toBe("A led after 1 of 2 rounds");
  expect(leadFinding({ year: 2025, rounds, lines: [] })).toBeUndefined();
});
