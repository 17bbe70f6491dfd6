import { secondColour } from "./readable-colour.ts";
import { noValue } from "#app/text/format.ts";

/** One value of a series at a whole number on the horizontal axis, such as a year or a round. */
export type ChartPoint = {
  x: number;
  /** Null where there is no such value; the line then breaks. */
  value: number | null;
  /** What is said and shown instead of a value that is null, for example "DNF (Engine)". */
  text?: string;
  /** Any CSS colour, where it is another than that of the series: of the team of the year. */
  colour?: string;
};

/**
 * How a series is drawn: as a line, as points alone, or as bars, filled or hollow. Of lines that look alike the second is
 * dashed.
 */
export type ChartStroke =
  | "solid"
  | "dashed"
  | "dotted"
  | "wide-dashed"
  | "marked"
  | "marked-dashed"
  | "marked-wide-dashed"
  | "points"
  | "bars"
  | "hollow-bars";

/** A line of a chart, or a row of bars, with how it is drawn and said. */
export type ChartSeries = {
  name: string;
  stroke: ChartStroke;
  /** Any CSS colour; custom properties and `light-dark()` follow the theme. */
  colour: string;
  /** In ascending order of x, at most one for each x. */
  points: ReadonlyArray<ChartPoint>;
  /** A value as the table shows it: "2.53". */
  format: (value: number) => string;
  /** A value as a sentence says it: "average finish 2.53". */
  say: (value: number) => string;
  /** What a sentence says of a point without value and text: "not ranked". */
  none: string;
  /** What a sentence says before all of these, where the words alone do not tell of which series: "sprint". */
  prefix?: string;
  /** True where sentences leave the series out: of many series they would say too much. */
  quiet?: boolean;
  /** The place of a value that is not final: it stands by itself, and no line leads to it. */
  open?: number;
  /**
   * What stands at the end of the line, on a wide page and on a phone, before its value; the name, unless said otherwise.
   * With `at` it stands in the drawing, at the first of these places of the line where it covers nothing. Null for none.
   */
  label?: { long: string; short: string; at?: ReadonlyArray<number> } | null;
  /** True for finishing positions: the first three have dots in the colours of medals. */
  medals?: boolean;
  /** What marks each point of a line: a dot, or its value in a circle where there is room for all. */
  marks?: "dots" | "values";
};

/** Values over years or rounds: what the drawing, its cursor and its table are all made of. */
export type Chart = {
  title: string;
  /** What the horizontal axis counts: "Year", "Round". */
  xName: string;
  /** Names for places on the horizontal axis, where the number alone says too little. */
  xLabels?: ReadonlyMap<number, string>;
  /** An amount goes up from 0; a position goes down from 1; a gap to the leader goes down from 0 to `widestGap`. */
  axis: "amount" | "position" | "gap";
  /** What stands after the numbers of the axis. */
  unit?: "%";
  /** True for lines in the order of a table: the first six stand out, and a panel ranks all of them at the cursor. */
  ranked?: boolean;
  /** True where no line matters more than another: all stand in front. */
  equals?: boolean;
  /** A place on the horizontal axis that is marked, and what it is: "Decided". */
  mark?: { x: number; label: string };
  /** What stands below the places of an axis, at points that have a text and no value: "Out". */
  below?: string;
  /** One name for the lines without any, beside the height where they end. */
  others?: { long: string; short: string; value: number };
  series: ReadonlyArray<ChartSeries>;
};

/** The places on the horizontal axis at which the chart has something to say, in ascending order. */
export function stopsOf(chart: Chart): Array<number> {
  const xs = chart.series.flatMap(({ points }) => points.map(({ x }) => x));
  return [...new Set(xs)].toSorted((one, other) => one - other);
}

/** Every whole number of the horizontal axis, those without a point included, so that time keeps its pace. */
export function axisOf(chart: Chart): Array<number> {
  const stops = stopsOf(chart);
  const first = stops.at(0);
  const last = stops.at(-1);
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** True when there is a value anywhere. */
export function hasValues(chart: Chart): boolean {
  return chart.series.some(({ points }) => points.some(({ value }) => value !== null));
}

/** The part of the drawing's height that is free above the highest value, and below the lowest. */
export const plotMargin = 0.06;

/** True where a series is drawn as bars. */
export function isBars({ stroke }: ChartSeries): boolean {
  return stroke === "bars" || stroke === "hollow-bars";
}

/** What stands beside the drawing: names, short names, values, or nothing. */
export type Beside = keyof typeof labelRoom;

/** What stands beside a drawing of some width. */
export function besideOf({ ranked, series }: Chart, on: "wide" | "phone"): Beside {
  if (ranked === true) return on === "wide" ? "names" : "shortNames";
  if (series.every(({ label }) => label === null)) return "nothing";
  return series.length > 1 ? "shortNames" : "values";
}

/** The width of the vertical axis in pixels. */
export const axisWidth = 48;

/** The pixels that what stands at the ends of lines takes: names in a large drawing and a small one, values alone. */
export const labelRoom = { names: 168, shortNames: 96, values: 56, nothing: 0 };

/** A gap beyond this is drawn at the edge: further down nobody fights for the lead. */
export const widestGap = -60;

/** How a line stands out, by its place in the table: the two in front, the next four, the rest. */
export type Rank = "front" | "next" | "rest";

/** Lines that stand out. */
export const outstanding = 6;

/** How a line stands out in a season's graph. @param index its place in the table, from 0 */
export function rankOf(index: number): Rank {
  return index < 2 ? "front" : index < outstanding ? "next" : "rest";
}

/** The same in a chart: in a small one the first line is in front, and the others are next to it. */
export function rankIn({ ranked, equals }: Chart, index: number): Rank {
  if (equals === true) return "front";
  return ranked === true ? rankOf(index) : index === 0 ? "front" : "next";
}

/** The most lines whose ends all have room for a name; of more lines, or on a phone, those that stand out have one. */
export function namedLines({ series }: Chart, isNarrow: boolean): number {
  return isNarrow || series.length > 22 ? outstanding : series.length;
}

/** A value where the vertical axis ends before it. */
export function drawnValue({ axis }: Chart, value: number): number {
  return axis === "gap" ? Math.max(value, widestGap) : value;
}

/** The series that have a value at a place, best first; equals in the order of the table. */
export function rankedAt(
  chart: Chart,
  x: number,
): Array<{ series: ChartSeries; index: number; value: number }> {
  const all = chart.series.flatMap((series, index) => {
    const value = series.points.find((point) => point.x === x)?.value ?? null;
    return value === null ? [] : [{ series, index, value }];
  });
  const sign = chart.axis === "position" ? 1 : -1;
  return all.toSorted((one, other) => sign * (one.value - other.value));
}

/**
 * The ends of the vertical axis: from 0 or the first place to the furthest value, and to what stands below the places. Of
 * lines without names at their ends the furthest tick takes its place, so that no value is beyond the grid.
 */
export function rangeOf(chart: Chart): { from: number; to: number } {
  if (chart.axis === "gap") return { from: widestGap, to: 0 };
  const last = ticksOf(chart).at(-1) ?? 1;
  const furthest = chart.ranked === true ? Math.max(furthestIn(chart), last) : last;
  // A name stands at each end of a line: above and below the lines there is no place to lose.
  return {
    from: chart.axis === "amount" ? 0 : 1,
    to: chart.below === undefined ? furthest : furthest * 1.1 + 1,
  };
}

/** The furthest value, of places at least the fifth. */
function furthestIn({ axis, series }: Chart): number {
  const values = series.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []));
  return Math.max(axis === "amount" ? 1 : 5, ...values);
}

/** Where the vertical axis has a line and a number: its ends, and round numbers at equal steps between them. */
export function ticksOf(chart: Chart): Array<number> {
  if (chart.axis === "gap") return [0, -20, -40, widestGap];
  const from = chart.axis === "amount" ? 0 : 1;
  const to = furthestIn(chart);
  const step = stepOf(chart, to);
  const length = chart.ranked === true ? rankedSteps(chart, to / step) : Math.ceil(to / step);
  const rounds = Array.from({ length }, (_, index) => (index + 1) * step);
  return [...new Set([from, ...rounds])];
}

/**
 * The steps of an axis beside which lines have names: those that the lines reach. A line of the grid that points nearly
 * reach is there too, where it makes no more than five.
 */
function rankedSteps({ axis }: Chart, reached: number): number {
  const next = Math.ceil(reached);
  return axis === "amount" && next <= 4 && next - reached < 0.1 ? next : Math.floor(reached);
}

/** A tick's number, with a true minus. */
export function formatTick({ unit }: Chart, tick: number): string {
  return `${tick}${unit ?? ""}`.replace("-", "−");
}

/** The least round step that divides an axis into few enough parts. Places are counted by ones, fives and tens. */
function stepOf({ axis, ranked }: Chart, to: number): number {
  // More lines than these would hide what is drawn on them.
  const most = axis !== "amount" ? 8 : ranked === true ? 6 : 5;
  return leastStep(to, axis === "amount" ? [1, 2, 5] : [1, 5], most);
}

function leastStep(to: number, steps: ReadonlyArray<number>, most: number): number {
  return steps.find((step) => to / step <= most) ?? leastStep(to / 10, steps, most) * 10;
}

/** A point with a value, as lines are drawn. */
export type RunPoint = { x: number; value: number; colour?: string };

/**
 * The parts of a line that are drawn without a break: values of neighbouring places on the horizontal axis.
 *
 * @param open the place of a value that stands by itself
 */
export function runsOf(points: ReadonlyArray<ChartPoint>, open?: number): Array<Array<RunPoint>> {
  const runs: Array<Array<RunPoint>> = [];
  for (const { x, value, colour } of points) {
    if (value === null) continue;
    const point = { x, value, ...(colour === undefined ? {} : { colour }) };
    const run = runs.at(-1);
    if (run?.at(-1)?.x === x - 1 && x !== open) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** What a place on the horizontal axis is called. */
export function labelAt(chart: Chart, x: number): string {
  return chart.xLabels?.get(x) ?? String(x);
}

/** What the chart says at a place: "2023: 19 wins, 21 podiums"; null where it has no point. */
export function sentenceAt(chart: Chart, x: number): string | null {
  const said = chart.series.flatMap((series) => {
    if (series.quiet) return [];
    const point = series.points.find((each) => each.x === x);
    if (point === undefined) return [];
    const words = point.value === null ? (point.text ?? series.none) : series.say(point.value);
    return series.prefix === undefined ? words : `${series.prefix} ${words}`;
  });
  return said.length === 0 ? null : `${labelAt(chart, x)}: ${said.join(", ")}`;
}

/** The same numbers as rows of a table, one for each place, one cell for each series. */
export function tableOf(chart: Chart): Array<{ x: number; label: string; cells: Array<string> }> {
  return stopsOf(chart).map((x) => ({
    x,
    label: labelAt(chart, x),
    cells: chart.series.map((series) => {
      const point = series.points.find((each) => each.x === x);
      if (point === undefined || point.value === null) return point?.text ?? noValue;
      return series.format(point.value);
    }),
  }));
}

/** Of two teammates the second has a stronger form of the colour besides its dashes. */
export function strokeOf({ colour, second }: { colour: string; second: boolean }): string {
  return second ? secondColour(colour) : colour;
}

/** The lines of one team, from its first in the table on: plain, dashed, dotted; the same in every drawing. */
export const teamDashes: Readonly<Partial<Record<ChartStroke, string>>> = {
  dashed: "7 5",
  dotted: "2 4",
  "wide-dashed": "14 5",
};

/** Colours of a line behind those in front, of whatever team, on light and on dark: the bar before its name has the colour. */
export const behindColours = ["#b4b9c1", "#626976"] as const;

/** The same as a value of CSS. */
export const behindColour = `light-dark(${behindColours.join(", ")})`;
