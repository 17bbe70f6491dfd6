import { axisOf, type Chart, type ChartSeries, drawnValue, plotMargin, rangeOf, runsOf } from "./chart.ts";

/** Where a place of the horizontal axis is, of 1000 across. */
export function acrossOf(chart: Chart, x: number): number {
  const axis = axisOf(chart);
  return Math.round((1000 * (x - (axis[0] ?? 0) + 0.5)) / axis.length);
}

/** How far down a value is drawn, from 0 to 1; below the places without one. */
export function shareOf(chart: Chart, value: number | null): number {
  const { from, to } = rangeOf(chart);
  const share = ((value === null ? to : drawnValue(chart, value)) - from) / (to - from);
  return plotMargin + (1 - 2 * plotMargin) * (chart.axis === "position" ? share : 1 - share);
}

/** The same of 1000 down, as paths have it. */
export function heightIn(chart: Chart, value: number | null): number {
  return Math.round(shareOf(chart, value) * 1000);
}

/** The runs of a series as a path, and its points that no line reaches as lines of no length. */
export function pathsOf(chart: Chart, { points, stroke, open }: ChartSeries) {
  const runs = runsOf(points, open);
  const isLine = (run: ReadonlyArray<unknown>) => stroke !== "points" && run.length > 1;
  return {
    line: runs
      .filter(isLine)
      .map((run) =>
        run.map(({ x, value }, nth) => `${nth === 0 ? "M" : "L"}${placeOf(chart, x, value)}`).join(""),
      )
      .join(""),
    marks: dotsAt(chart, runs.filter((run) => !isLine(run)).flat()),
  };
}

/** Points as lines of no length, which round ends make to dots. */
export function dotsAt(chart: Chart, points: ReadonlyArray<{ x: number; value: number | null }>): string {
  return points.map(({ x, value }) => `M${placeOf(chart, x, value)}h0`).join("");
}

function placeOf(chart: Chart, x: number, value: number | null): string {
  return `${acrossOf(chart, x)} ${heightIn(chart, value)}`;
}
