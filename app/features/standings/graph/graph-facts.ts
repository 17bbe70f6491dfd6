import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatCount, formatValue } from "#app/text/format.ts";
import type { FactTile } from "#app/ui/fact-tiles.tsx";
import { labelOf, type Line } from "../lines.ts";
import type { SeasonLines } from "./points-chart.ts";

/**
 * How the fight between the first two of a table went: the most that each was ever ahead of the other, how often the first
 * place of the table changed hands, and by how much one is ahead. Nothing before two rounds.
 */
export function graphFacts(season: SeasonLines): Array<FactTile> {
  const { year, rounds, lines } = season;
  const [first, second] = lines;
  const run = first?.points.length ?? 0;
  if (first === undefined || second === undefined || run < 2) return [];
  const margins = first.points.map((own, index) => (own ?? 0) - (second.points[index] ?? 0));
  const after = (index: number) => {
    const round = rounds[index];
    return round === undefined ? "" : `After round ${round.round}, ${round.race_name}`;
  };
  const tileOf = (line: Line) => ({ className: teamClass(line.team_id, year) });
  const lead = (line: Line, over: Line, most: number): Array<FactTile> => {
    if (most <= 0) return [];
    const at = margins.findIndex((margin) => Math.abs(margin) === most && margin > 0 === (line === first));
    return [
      {
        ...tileOf(line),
        label: `Biggest ${labelOf(line)} lead over ${labelOf(over)}`,
        value: formatCount(most, "point"),
        detail: after(at),
      },
    ];
  };
  const leaders = leadersOf(lines, run);
  const changes = leaders.filter((leader, index) => index > 0 && leader !== leaders[index - 1]).length;
  const led = leaders.filter((leader) => leader === first).length;
  const margin = margins.at(-1) ?? 0;
  return [
    ...lead(first, second, Math.max(...margins)),
    ...lead(second, first, -Math.min(...margins)),
    {
      ...tileOf(first),
      label: "Lead of the table",
      value: changeWords[changes] ?? `Changed ${changes} times`,
      detail: `${labelOf(first)} led after ${led} of ${formatCount(run, "round")}`,
    },
    {
      ...tileOf(first),
      label: run >= rounds.length ? "Final margin" : "Margin",
      value: formatCount(Math.abs(margin), "point"),
      detail: `${formatValue(first.points.at(-1) ?? 0)} to ${formatValue(second.points.at(-1) ?? 0)}`,
    },
  ];
}

const changeWords = ["Never changed", "Changed once", "Changed twice"];

/** Who had the most points after each round, of those level the one who is higher in the final table. */
function leadersOf(lines: ReadonlyArray<Line>, run: number): Array<Line | undefined> {
  return Array.from({ length: run }, (_, index) =>
    lines.toSorted((one, other) => (other.points[index] ?? 0) - (one.points[index] ?? 0)).at(0),
  );
}
