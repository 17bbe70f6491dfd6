import { expect, test } from "vitest";
import { sentenceAt, stopsOf } from "#app/ui/chart/chart.ts";
import { line } from "../testing.ts";
import { pointsChart } from "./points-graph.tsx";

const rounds = ["Bahrain", "Saudi Arabian"].map((name, index) => ({
  round: index + 1,
  race_name: `${name} Grand Prix`,
  country: name,
  sprint: false,
}));

const lines = [line("A", 25, 43), line("B", 18, 30), line("C", 15, 15), line("D", null, 4)];

test("without a pick the chart speaks of the first three, with one of that line only", () => {
  const round = "R2 Saudi Arabian Grand Prix";
  expect(sentenceAt(pointsChart({ year: 2025, rounds, lines }, "Points", null), 2)).toBe(
    `${round}: A 43, B 30, C 15`,
  );
  const picked = pointsChart({ year: 2025, rounds, lines }, "Points", lines[3] ?? null);
  expect(sentenceAt(picked, 2)).toBe(`${round}: D 4`);
});

test("a line begins with its first entry, and the chart ends with the last round run", () => {
  const chart = pointsChart({ year: 2025, rounds: [...rounds, ...rounds], lines }, "Points", null);
  expect(stopsOf(chart)).toEqual([1, 2]);
  expect(chart.series[3]?.points).toEqual([{ x: 2, value: 4 }]);
});
