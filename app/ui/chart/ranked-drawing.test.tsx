import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Chart, ChartSeries } from "./chart.ts";
import { EndNames, RankedLines } from "./ranked-drawing.tsx";

function line(name: string, values: ReadonlyArray<number>, given: Partial<ChartSeries> = {}): ChartSeries {
  return {
    name,
    stroke: "solid",
    colour: "red",
    points: values.map((value, x) => ({ x, value })),
    format: String,
    say: String,
    none: "none",
    ...given,
  };
}

const chartOf = (...series: Array<ChartSeries>): Chart => ({
  title: "Chances",
  xName: "Round",
  axis: "amount",
  ranked: true,
  series,
});

/** The names of a drawing on a wide page. */
function namesIn(chart: Chart): Array<string> {
  const size = { wide: 480, phone: 368 };
  const markup = renderToStaticMarkup(<EndNames chart={chart} size={size} on="wide" highlighted={null} />);
  return [...markup.matchAll(/<text[^>]*>([^<]*)</gu)].map(([, text]) => text ?? "");
}

test("a name stands at the first of its places where it covers no other line, with its value only at the very first", () => {
  const label = { long: "Prost", short: "PRO", at: [1, 5] };
  const prost = line("Prost", [0, 60, 0, 0, 0, 40, 0, 0], { label });
  const low = line("Hill", [0, 0, 0, 0, 0, 0, 0, 80]);
  const over = line("Hill", [0, 64, 64, 64, 0, 0, 0, 80]);
  expect(namesIn(chartOf(low, prost))).toContain("Prost 60");
  expect(namesIn(chartOf(over, prost))).toContain("Prost");
});

test("a line whose name is left out has none, and others have one together", () => {
  const chart = chartOf(line("Hill", [0, 9]), line("Moss", [1, 0], { label: null }));
  expect(namesIn({ ...chart, others: { long: "Moss out", short: "1 other out", value: 0 } })).toEqual([
    "Hill 9",
    "Moss out",
  ]);
});

test("the first three places have the colours of medals, and no others", () => {
  const places = line("Finishes", [1, 5, 3], { medals: true });
  const markup = renderToStaticMarkup(<RankedLines chart={chartOf(places)} highlighted={null} />);
  expect(markup.match(/--color-(?:gold|silver|bronze)/gu)).toEqual(["--color-gold", "--color-bronze"]);
});

test("where another line goes on beside the end of a line, its name stands above it", () => {
  const label = { long: "Rosberg", short: "ROS", at: [4] };
  const rosberg = line("Rosberg", [0, 0, 0, 0, 50], { label });
  const placeBeside = (hamilton: ReadonlyArray<number>) => {
    const chart = chartOf(line("Hamilton", hamilton), rosberg);
    const size = { wide: 480, phone: 368 };
    const markup = renderToStaticMarkup(<EndNames chart={chart} size={size} on="wide" highlighted={null} />);
    return Number(/<text[^>]* y="([\d.]+)"[^>]*>Rosberg 50</u.exec(markup)?.[1]);
  };
  const far = placeBeside([0, 0, 0, 0, 10, 10, 10, 10, 80]);
  const near = placeBeside([0, 0, 0, 0, 49, 49, 49, 49, 80]);
  expect(far - near).toBeGreaterThan(12);
});

test("on a phone a name has room above the highest place, clear of the line that goes on there", () => {
  const label = { long: "Rosberg", short: "ROS", at: [4] };
  const rosberg = line("Rosberg", [9, 9, 9, 9, 1], { label });
  const hamilton = line("Hamilton", [1, 1, 1, 1, 1, 1, 1, 1, 1, 6]);
  const chart: Chart = { ...chartOf(hamilton, rosberg), axis: "position" };
  const size = { wide: 480, phone: 368 };
  const markup = renderToStaticMarkup(<EndNames chart={chart} size={size} on="phone" highlighted={null} />);
  const y = Number(/<text[^>]* y="([\d.]+)"[^>]*>ROS 1</u.exec(markup)?.[1]);
  // The line is at 6 % of the height.
  expect(y).toBeLessThan(22 - 8);
});

/** How many ends of a drawing are hollow. */
const hollowEnds = (...series: Array<ChartSeries>) =>
  renderToStaticMarkup(<RankedLines chart={chartOf(...series)} highlighted={null} />).split("stroke-surface")
    .length - 1;

test("the end of a season that is not over is hollow, and then no other end", () => {
  const second = line("Rosberg", [3, 1], { stroke: "dashed" });
  expect(hollowEnds(line("Hamilton", [1, 2]), second)).toBe(1);
  expect(hollowEnds(line("Hamilton", [1, 2, 3], { open: 2 }), second)).toBe(1);
});

test("names of many lines without a point end above the axis", () => {
  const size = { wide: 480, phone: 368 };
  const chart = chartOf(
    ...Array.from({ length: 18 }, (_, place) => line(`Name ${place}`, [0, place === 0 ? 400 : 0])),
  );
  const markup = renderToStaticMarkup(<EndNames chart={chart} size={size} on="wide" highlighted={null} />);
  const heights = [...markup.matchAll(/<text[^>]* y="([\d.]+)"/gu)].map(([, y]) => Number(y));
  expect(heights).toHaveLength(18);
  expect(Math.max(...heights)).toBeLessThan(size.wide);
});
