import { axisOf, type Chart, type ChartSeries, drawnValue, plotMargin, rangeOf, runsOf } from "./chart.ts";

/** Where a place of the horizontal axis is, of 1000 across. */
export function acrossOf(chart: Chart, x: number): number {
  const axis = axisOf(chart);
  return Math.round((1000 * (x - (axis[0] ?? 0) + 0.5)) / axis.length);
}

/** How far down a value is drawn, from 0 to 1. */
export function shareOf(chart: Chart, value: number): number {
  const { from, to } = rangeOf(chart);
  const share = (drawnValue(chart, value) - from) / (to - from);
  return plotMargin + (1 - 2 * plotMargin) * (chart.axis === "position" ? share : 1 - share);
}

/** The same of 1000 down, as paths have it. */
export function heightIn(chart: Chart, value: number): number {
  return Math.round(shareOf(chart, value) * 1000);
}

/** The runs of a series as a path, and its marks as lines of no length. */
export function pathsOf(chart: Chart, { points, open }: ChartSeries, isMarked: boolean) {
  const runs = runsOf(points, open);
  const at = ({ x, value }: { x: number; value: number }) =>
    `${acrossOf(chart, x)} ${heightIn(chart, value)}`;
  return {
    line: runs
      .map((run) => run.map((point, nth) => `${nth === 0 ? "M" : "L"}${at(point)}`).join(""))
      .join(""),
    marks: runs
      .filter((run) => isMarked || run.length === 1)
      .flat()
      .map((point) => `M${at(point)}h0`)
      .join(""),
  };
}
