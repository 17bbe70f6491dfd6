import {
  axisOf,
  type Chart,
  type ChartSeries,
  drawnValue,
  plotMargin,
  rangeOf,
  type RunPoint,
  runsOf,
} from "./chart.ts";

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

/**
 * The runs of a series as paths, one for each colour, and its points that no line reaches as lines of no length. No line
 * leads to a season that is not over: it would look like a fall.
 */
export function pathsOf(chart: Chart, series: ChartSeries) {
  const { points, stroke, open } = series;
  const runs = runsOf(points, open);
  const isLine = (run: ReadonlyArray<unknown>) => stroke !== "points" && run.length > 1;
  const pieces = new Map<string | undefined, string>();
  for (const { colour, d } of runs.filter(isLine).flatMap((run) => piecesOf(chart, run))) {
    pieces.set(colour, `${pieces.get(colour) ?? ""}${d}`);
  }
  return {
    lines: [...pieces].map(([colour, d]) => ({ colour, d })),
    marks: dotsAt(chart, runs.filter((run) => !isLine(run)).flat()),
  };
}

/** A run as paths of one colour each; where the colour changes, they meet half-way. */
function piecesOf(
  chart: Chart,
  run: ReadonlyArray<RunPoint>,
): Array<{ colour: string | undefined; d: string }> {
  const pieces: Array<{ colour: string | undefined; d: string }> = [];
  for (const [nth, { x, value, colour }] of run.entries()) {
    const before = run[nth - 1];
    const piece = pieces.at(-1);
    const to = placeOf(chart, x, value);
    if (piece === undefined || before === undefined) pieces.push({ colour, d: `M${to}` });
    else if (piece.colour === colour) piece.d += `L${to}`;
    else {
      const half = `${(acrossOf(chart, before.x) + acrossOf(chart, x)) / 2} ${(heightIn(chart, before.value) + heightIn(chart, value)) / 2}`;
      piece.d += `L${half}`;
      pieces.push({ colour, d: `M${half}L${to}` });
    }
  }
  return pieces;
}

/** Points as lines of no length, which round ends make to dots. */
export function dotsAt(chart: Chart, points: ReadonlyArray<{ x: number; value: number | null }>): string {
  return points.map(({ x, value }) => `M${placeOf(chart, x, value)}h0`).join("");
}

function placeOf(chart: Chart, x: number, value: number | null): string {
  return `${acrossOf(chart, x)} ${heightIn(chart, value)}`;
}
