import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo, useState } from "react";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { ChartAttribution } from "#app/ui/chart/charts.tsx";
import type { Chart } from "#app/ui/chart/chart.ts";
import { LineSample } from "#app/ui/chart/chart-legend.tsx";
import { formatValue } from "#app/text/format.ts";
import { type Line, lastPoints } from "../lines.ts";
import { looksOf } from "#app/features/team-colours/line-looks.ts";
import type { SeasonRound } from "#contract/standings.ts";

type PointsGraphProps = {
  title: string;
  /** A value that stays the same object for as long as the season stays the same. */
  season: SeasonLines;
};

/**
 * A season's points by round. A line stands out while the pointer or the focus is at it or at its name; a click keeps
 * it so, and puts it into the address.
 */
export function PointsGraph({ title, season }: PointsGraphProps) {
  const { highlight } = useSearch({ strict: false });
  const [pointed, setPointed] = useState<string | null>(null);
  const navigate = useNavigate();
  const picked = season.lines.find(({ id }) => id === highlight) ?? null;
  const chart = useMemo(() => pointsChart(season, title, picked), [season, title, picked]);
  const pick = useCallback(
    (name: string) => {
      const line = season.lines.find((each) => each.name === name);
      void navigate({
        to: ".",
        search: (before) => ({ ...before, highlight: line?.id }),
        replace: true,
        resetScroll: false,
      });
    },
    [season, navigate],
  );
  return (
    <div className="points-graph">
      <ChartFrame
        chart={chart}
        tall
        highlighted={pointed ?? picked?.name ?? null}
        onSeries={setPointed}
        onPick={pick}
        legend={<PickList lines={season.lines} chart={chart} picked={picked} onPoint={setPointed} />}
      />
      <ChartAttribution />
    </div>
  );
}

type PickListProps = {
  lines: ReadonlyArray<Line>;
  /** Its series are the same lines, in the same order. */
  chart: Chart;
  picked: Line | null;
  /** Told of the line that the pointer or the focus is at; null when it leaves. */
  onPoint: (name: string | null) => void;
};

/** Every line of the graph with its look and its points, as links: one picks a line, and again lets it go. */
function PickList({ lines, chart, picked, onPoint }: PickListProps) {
  return (
    <ul className="graph-lines" aria-label="Pick a line to make it stand out">
      {lines.map((line, index) => {
        const series = chart.series[index];
        const current = line === picked;
        return (
          <li key={line.id}>
            <Link
              to="."
              search={(before) => ({ ...before, highlight: current ? undefined : line.id })}
              replace
              resetScroll={false}
              preload={false}
              aria-current={current ? "page" : undefined}
              onMouseEnter={() => onPoint(line.name)}
              onMouseLeave={() => onPoint(null)}
              onFocus={() => onPoint(line.name)}
              onBlur={() => onPoint(null)}
            >
              {series === undefined ? null : <LineSample chart={chart} series={series} />}
              <span>{line.name}</span>
              <b>{formatValue(lastPoints(line))}</b>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

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
