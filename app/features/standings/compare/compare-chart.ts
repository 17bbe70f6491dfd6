import type { SeasonRound } from "#contract/standings.ts";
import type { Chart } from "#app/ui/chart/chart.ts";
import { formatValue } from "#app/text/format.ts";
import type { LineLook } from "#app/features/team-colours/line-looks.ts";
import type { Line } from "../lines.ts";

/** Seasons of one driver: a team's colour alone may not tell them apart. */
export const seasonLooks: ReadonlyArray<LineLook> = [
  { stroke: "dashed", colour: "var(--color-series-2)" },
  { stroke: "solid", colour: "var(--color-series-1)" },
  { stroke: "dotted", colour: "var(--color-series-3)" },
  { stroke: "points", colour: "var(--color-series-4)" },
];

/**
 * Points after each round, a line for each of those compared.
 *
 * @param looks one for each line, in their order
 * @param rounds of the season; none where lines are of several
 */
export function compareChart(
  title: string,
  lines: ReadonlyArray<Line>,
  looks: ReadonlyArray<LineLook>,
  rounds: ReadonlyArray<SeasonRound>,
): Chart {
  const longest = Math.max(0, ...lines.map(({ points }) => points.length));
  const labels = Array.from({ length: longest }, (_, index): [number, string] => {
    const race = rounds[index]?.race_name;
    return [index + 1, race === undefined ? `Round ${index + 1}` : `R${index + 1} ${race}`];
  });
  return {
    title,
    xName: "Round",
    xLabels: new Map(labels),
    axis: "amount",
    // Of one season all lines end at its last round, where their names have room.
    ranked: rounds.length > 0,
    series: lines.map(({ name, code, points }, nth) => ({
      name,
      label: { long: name, short: code ?? name.slice(0, 3).toUpperCase() },
      stroke: looks[nth]?.stroke ?? "solid",
      colour: looks[nth]?.colour ?? "var(--color-series-1)",
      points: points.map((value, index) => ({ x: index + 1, value })),
      format: formatValue,
      say: (value) => `${name} ${formatValue(value)}`,
      none: `${name} not entered`,
    })),
  };
}
