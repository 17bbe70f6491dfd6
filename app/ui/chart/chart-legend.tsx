import type { ChartSeries, ChartStroke } from "./chart.ts";

/** The dashes of a stroke as SVG counts them, like those that the drawing has. */
const dashes: Readonly<Record<ChartStroke, string | undefined>> = {
  solid: undefined,
  dashed: "5 4",
  dotted: "2 3",
  points: undefined,
};

/** Which line is which, in words; a chart of one series needs none. */
export function ChartLegend({ series }: { series: ReadonlyArray<ChartSeries> }) {
  if (series.length < 2) return null;
  return (
    <ul className="chart-legend">
      {series.map(({ name, stroke, colour }) => (
        <li key={name}>
          <LineSample stroke={stroke} colour={colour} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** What a series looks like. */
export function LineSample({ stroke, colour }: Pick<ChartSeries, "stroke" | "colour">) {
  return (
    <svg viewBox="0 0 28 10" aria-hidden="true">
      {stroke === "points" ? null : (
        <path d="M0 5h28" stroke={colour} strokeWidth="2" strokeDasharray={dashes[stroke]} />
      )}
      <circle cx="14" cy="5" r="3.5" fill={colour} />
    </svg>
  );
}
