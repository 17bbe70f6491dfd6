import { expect, test } from "vitest";
import { sentenceAt, stopsOf } from "#app/ui/chart/chart.ts";
import { constructorLines, type Line, lastPoints } from "./lines.ts";
import { pointsChart } from "./points-chart.ts";

const rounds = ["Bahrain", "Saudi Arabian"].map((name, index) => ({
  round: index + 1,
  race_name: `${name} Grand Prix`,
  country: name,
  sprint: false,
}));

function line(name: string, points: Array<number | null>): Line {
  return { id: name.toLowerCase(), name, team_id: null, points };
}

const lines = [line("A", [25, 43]), line("B", [18, 30]), line("C", [15, 15]), line("D", [null, 4])];

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

test("the last points are those after the last round run", () => {
  expect(lines.map(lastPoints)).toEqual([43, 30, 15, 4]);
  expect(lastPoints(line("E", []))).toBe(0);
});

test("engines tell two lines of one team apart", () => {
  const team = { team_id: "cooper", team_name: "Cooper", points: [], positions: [] };
  const engines = ["Climax", null].map((engine) => ({ ...team, engine }));
  const { lines: cooper } = constructorLines({ year: 1961, rounds: [], teams: engines });
  expect(cooper.map(({ id, name }) => [id, name])).toEqual([
    ["cooper.climax", "Cooper (Climax)"],
    ["cooper", "Cooper"],
  ]);
});
