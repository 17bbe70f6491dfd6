import type { SeasonRound } from "#contract/standings.ts";
import { teamLooksOf } from "#app/features/team-colours/line-looks.ts";
import { formatValue } from "#app/text/format.ts";
import type { Chart } from "#app/ui/chart/chart.ts";
import { labelOf, leadSentence, type Line } from "../lines.ts";

/** A season by round: its rounds, and its lines in the order of the table. */
export type SeasonLines = { year: number; rounds: ReadonlyArray<SeasonRound>; lines: ReadonlyArray<Line> };

/** What a line can show after each round, and what the address and the page call it. */
export const modes = [
  { mode: "points", label: "Points" },
  { mode: "gap", label: "Gap to leader" },
  { mode: "position", label: "Position" },
] as const;
export type Mode = (typeof modes)[number]["mode"];

type PointsChartOptions = {
  mode: Mode;
  /** Whose points: "Drivers'". */
  whose: string;
  /** The line that sentences speak of; null for the first three of the table. */
  picked: Line | null;
};

const titles: Readonly<Record<Mode, string>> = {
  points: "points after each round of",
  gap: "points behind the leader after each round of",
  position: "positions after each round of",
};

/** Of how many lines the chart's sentence speaks while none is picked. */
const spokenOf = 3;

/** Points, gap to the leader, or position after each round, a line for each driver or constructor. */
export function pointsChart(
  { year, rounds, lines }: SeasonLines,
  { mode, whose, picked }: PointsChartOptions,
): Chart {
  const looks = teamLooksOf(year, lines);
  return {
    title: `${whose} ${titles[mode]} ${year}`,
    xName: "Round",
    xLabels: new Map(rounds.map(({ round, race_name }) => [round, `R${round} ${race_name}`])),
    axis: mode === "points" ? "amount" : mode,
    ranked: true,
    series: lines.map((line, index) => ({
      name: line.name,
      label: { long: labelOf(line), short: line.code ?? labelOf(line).slice(0, 3).toUpperCase() },
      stroke: looks[index]?.stroke ?? "solid",
      colour: looks[index]?.colour ?? "var(--color-ink)",
      points: valuesOf(lines, line, mode).flatMap((value, at) => {
        const round = rounds[at]?.round;
        return round === undefined || value === null ? [] : [{ x: round, value }];
      }),
      format: formatIn[mode],
      say: (value) => `${line.name} ${formatIn[mode](value)}`,
      none: `${line.name} not entered yet`,
      quiet: picked === null ? index >= spokenOf : line !== picked,
    })),
  };
}

const formatIn: Readonly<Record<Mode, (value: number) => string>> = {
  points: formatValue,
  gap: (value) => (value === 0 ? "0" : `−${formatValue(-value)}`),
  position: String,
};

/** A line's values after each round; null before its first entry. Those level on points share a position. */
function valuesOf(lines: ReadonlyArray<Line>, { points }: Line, mode: Mode): ReadonlyArray<number | null> {
  if (mode === "points") return points;
  return points.map((own, round) => {
    if (own === null) return null;
    const all = lines.flatMap((line) => line.points[round] ?? []);
    if (mode === "gap") return own - Math.max(...all);
    return 1 + all.filter((other) => other > own).length;
  });
}

/**
 * What the season's graph shows, in a sentence: "Verstappen beats Hamilton by 8 points"; undefined before there are two.
 */
export function findingOf({ rounds, lines }: SeasonLines): string | undefined {
  const [first, second] = lines;
  const points = first?.points.at(-1) ?? null;
  const next = second?.points.at(-1) ?? null;
  if (first === undefined || second === undefined || points === null || next === null) return undefined;
  const run = first.points.length;
  const after = run >= rounds.length ? null : (rounds[run - 1]?.round ?? run);
  return leadSentence([labelOf(first), labelOf(second)], [points, next], after);
}
