import { Link } from "@tanstack/react-router";
import type { Chart } from "#app/ui/chart/chart.ts";
import { LineSample } from "#app/ui/chart/chart-legend.tsx";
import { formatValue } from "#app/ui/format-number.ts";
import { lastPoints, type Line } from "../lines.ts";

type PickListProps = {
  lines: ReadonlyArray<Line>;
  /** Its series are the same lines, in the same order. */
  chart: Chart;
  picked: Line | null;
  /** Told of the line that the pointer or the focus is at; null when it leaves. */
  onPoint: (name: string | null) => void;
};

/** Every line of the graph with its look and its points, as links: one picks a line, and again lets it go. */
export function PickList({ lines, chart, picked, onPoint }: PickListProps) {
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
