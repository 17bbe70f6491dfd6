import { looksOf } from "#app/features/team-colours/line-looks.ts";
import type { Chart } from "#app/ui/chart/chart.ts";
import { formatValue } from "#app/ui/format-number.ts";
import type { SeasonRound } from "#contract/standings.ts";
import type { Line } from "../lines.ts";

/** A season by round: its rounds, and its lines in the order of the table. */
export type SeasonLines = { year: number; rounds: ReadonlyArray<SeasonRound>; lines: ReadonlyArray<Line> };

/** Of how many lines the chart's sentence speaks while none is picked. */
const spokenOf = 3;

/**
 * Points after each round, a line for each driver or constructor.
 *
 * @param picked the line that sentences speak of; null for the first three of the table
 */
export function pointsChart({ year, rounds, lines }: SeasonLines, title: string, picked: Line | null): Chart {
  const looks = looksOf(year, lines);
  return {
    title,
    xName: "Round",
    xLabels: new Map(rounds.map(({ round, race_name }) => [round, `R${round} ${race_name}`])),
    axis: "amount",
    series: lines.map((line, index) => ({
      name: line.name,
      stroke: looks[index]?.stroke ?? "solid",
      colour: looks[index]?.colour ?? "var(--color-ink)",
      points: pointsOf(line, rounds),
      format: formatValue,
      say: (points) => `${line.name} ${formatValue(points)}`,
      none: `${line.name} not entered yet`,
      quiet: picked === null ? index >= spokenOf : line !== picked,
    })),
  };
}

/** A line begins with its first entry. */
function pointsOf({ points }: Line, rounds: SeasonLines["rounds"]) {
  return points.flatMap((value, index) => {
    const round = rounds[index]?.round;
    return round === undefined || value === null ? [] : [{ x: round, value }];
  });
}
