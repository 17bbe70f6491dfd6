import type { ChartSeries, ChartStroke } from "./chart.ts";

/** The dashes of a stroke in a sample of a line, which is short. */
const dashes: Readonly<Partial<Record<ChartStroke, string>>> = {
  dashed: "4 4",
  dotted: "2 3",
  "wide-dashed": "11 6",
};

/** What a series of a chart looks like. */
export function LineSample({ series: { stroke, colour } }: { series: ChartSeries }) {
  return (
    <svg viewBox="0 0 28 10" aria-hidden="true">
      <path d="M0 5h28" stroke={colour} strokeWidth="2" strokeDasharray={dashes[stroke]} />
    </svg>
  );
}
