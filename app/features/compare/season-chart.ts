import type { SeasonRow } from "#app/data/compare/seasons.ts";
import type { Chart, ChartSeries, ChartStroke } from "#app/ui/chart/chart.ts";
import { formatValue, lastName } from "#app/text/format.ts";
import { roundedPoints } from "#contract/values.ts";
import type { SeasonFigure } from "./compare-search.ts";

/** A driver's or a team's seasons, in any order, and the colour of its line. */
export type Seasons = { name: string; colour: string; rows: ReadonlyArray<SeasonRow> };

/** One for each driver or team of a comparison, in their order: lines tell them apart as colours do. */
const strokes: ReadonlyArray<ChartStroke> = ["solid", "dashed", "dotted", "points"];

/** What each figure is called, whose value of a season it is, and how a sentence says it. */
const figureTexts: Readonly<
  Record<
    SeasonFigure,
    { title: string; value: (row: SeasonRow) => number | null; unit: string; total?: boolean }
  >
> = {
  points: { title: "Championship points", value: (row) => row.points, unit: "points" },
  wins: { title: "Wins", value: (row) => row.wins, unit: "wins" },
  podiums: { title: "Podiums", value: (row) => row.podiums, unit: "podiums" },
  poles: { title: "Poles", value: (row) => row.poles, unit: "poles" },
  rank: { title: "Championship rank", value: (row) => row.rank, unit: "rank" },
  total_wins: { title: "Wins so far", value: (row) => row.wins, unit: "wins", total: true },
  total_points: { title: "Points so far", value: (row) => row.points, unit: "points", total: true },
};

/**
 * One figure of several drivers or teams, season by season.
 *
 * @param by the year, or the number of the season in the career, so that careers of different times lie above each
 *   other
 */
export function seasonChart(
  drivers: ReadonlyArray<Seasons>,
  figure: SeasonFigure,
  by: "year" | "season",
): Chart {
  const { title } = figureTexts[figure];
  const series = drivers.flatMap(({ name, colour, rows }, index): Array<ChartSeries> => {
    const stroke = strokes[index];
    if (stroke === undefined) return [];
    const ascending = rows.toSorted((one, other) => one.year - other.year);
    return [
      {
        stroke,
        colour,
        name,
        label: { long: name, short: lastName(name) },
        points: valuesOf(ascending, figure).map(({ year, value }, nth) => ({
          x: by === "year" ? year : nth + 1,
          value,
        })),
        format: formatValue,
        say: (amount) => `${name} ${amountText(figure, amount)}`,
        none: `${name} not ranked`,
      },
    ];
  });
  return {
    title: by === "year" ? `${title} by year` : `${title} by season of the career`,
    xName: by === "year" ? "Year" : "Season",
    axis: figure === "rank" ? "position" : "amount",
    ranked: endTogether(series),
    series,
    ...(by === "year" ? {} : { xLabels: seasonLabels(series) }),
  };
}

/** True where all lines end at the same place: their names have room there. */
function endTogether(series: ReadonlyArray<ChartSeries>): boolean {
  const ends = series.map(({ points }) => points.findLast(({ value }) => value !== null)?.x);
  return ends.every((end) => end !== undefined && end === ends[0]) && endOf(series) === ends[0];
}

function endOf(series: ReadonlyArray<ChartSeries>): number {
  return Math.max(...series.flatMap(({ points }) => points.map(({ x }) => x)));
}

/** A figure of each season, or what it adds up to until then: points of seasons without any add nothing. */
function valuesOf(ascending: ReadonlyArray<SeasonRow>, figure: SeasonFigure) {
  const { value, total = false } = figureTexts[figure];
  let sum = 0;
  return ascending.map((row) => {
    const own = value(row);
    sum += own ?? 0;
    return { year: row.year, value: total ? roundedPoints(sum) : own };
  });
}

/** The places on the axis as seasons: a bare "3" would say too little. */
function seasonLabels(series: ReadonlyArray<ChartSeries>): Map<number, string> {
  return new Map(series.flatMap(({ points }) => points.map(({ x }) => [x, `Season ${x}`])));
}

function amountText(figure: SeasonFigure, amount: number): string {
  const { unit } = figureTexts[figure];
  if (figure === "rank") return `${unit} ${amount}`;
  return `${formatValue(amount)} ${amount === 1 ? unit.slice(0, -1) : unit}`;
}
