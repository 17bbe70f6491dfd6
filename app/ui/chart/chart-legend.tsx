import { type Chart, type ChartSeries, type ChartStroke, hasMarks } from "./chart.ts";

/** The dashes of a stroke as SVG counts them, like those that the drawing has. */
export const dashes: Readonly<Record<ChartStroke, string | undefined>> = {
  solid: undefined,
  dashed: "4 4",
  dotted: "2 3",
  "wide-dashed": "11 6",
  marked: undefined,
  "marked-dashed": "4 4",
  "marked-wide-dashed": "11 6",
  points: undefined,
};

/** Which line is which, in words; a chart of one series needs none. */
export function ChartLegend({ chart }: { chart: Chart }) {
  if (chart.series.length < 2) return null;
  return (
    <ul className="chart-legend flex flex-wrap gap-x-4 max-md:w-full text-[0.8125rem] *:flex *:items-center *:gap-[0.4rem] [&_svg]:h-2.5 [&_svg]:w-7">
      {chart.series.map((series) => (
        <li key={series.name}>
          <LineSample chart={chart} series={series} />
          {series.name}
        </li>
      ))}
    </ul>
  );
}

/** What a series of a chart looks like. */
export function LineSample({ chart, series }: { chart: Chart; series: ChartSeries }) {
  const { stroke, colour } = series;
  return (
    <svg viewBox="0 0 28 10" aria-hidden="true">
      {stroke === "points" ? null : (
        <path d="M0 5h28" stroke={colour} strokeWidth="2" strokeDasharray={dashes[stroke]} />
      )}
      {hasMarks(chart, series) ? <circle cx="14" cy="5" r="3.5" fill={colour} /> : null}
    </svg>
  );
}
