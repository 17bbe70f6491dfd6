import { expect, test } from "vitest";
import type { Chart } from "./chart.ts";
import { finalLabels, namesOf, roomBeside } from "./end-labels.ts";

/** Lines of seasons that end in 2026, which is not over. */
function chartOf(...lines: ReadonlyArray<ReadonlyArray<number>>): Chart {
  return {
    title: "Points",
    xName: "Year",
    axis: "amount",
    ranked: true,
    equals: true,
    series: lines.map((values, index) => ({
      name: ["Lando Norris", "Oscar Piastri"][index] ?? "",
      label:
        ["Lando Norris", "Oscar Piastri"].map((long) => ({ long, short: long.slice(0, 3) }))[index] ?? null,
      stroke: "solid",
      colour: "red",
      open: 2026,
      points: values.map((value, at) => ({ x: 2027 - values.length + at, value })),
      format: String,
      say: String,
      none: "none",
    })),
  };
}

const texts = (labels: ReadonlyArray<{ text: string }>) => labels.map(({ text }) => text);

test("of a season that is not over the value stands beside its ring, and the name at the last final value", () => {
  const chart = chartOf([205, 374, 423, 128], [97, 292, 410, 92]);
  expect(texts(finalLabels(chart, "phone"))).toEqual(["Lan 423", "Osc 410"]);
  expect(texts(namesOf(chart, "phone", null))).toEqual(["128", "92"]);
});

test("labels of one season stand below each other", () => {
  const [above, below] = finalLabels(chartOf([0, 423, 128], [0, 423, 92]), "wide");
  expect((below?.y ?? 0) - (above?.y ?? 0)).toBeGreaterThanOrEqual(14);
});

test("where a ring is in the way names stay beside the drawing, which has room for them", () => {
  const years = Array.from({ length: 20 }, () => 100);
  const chart = chartOf([...years, 100]);
  expect(texts(namesOf(chart, "wide", null))).toEqual(["Lando Norris 100"]);
  expect(finalLabels(chart, "wide")).toEqual([]);
  expect(roomBeside(chart, "wide")).toBeGreaterThan(roomBeside(chart, "phone"));
});

test("a ring within the drawing has its value beside it, and the line its name at the last final value", () => {
  const longer = chartOf([0, 0, 0, 4, 8, 1]);
  const [norris] = longer.series;
  const [, piastri] = chartOf([], [0, 2, 7, 0]).series;
  if (norris === undefined || piastri === undefined) throw new Error("two lines are made");
  const fromFirst = (line: typeof norris) => ({
    ...line,
    open: line.points.length,
    points: line.points.map((point, index) => ({ ...point, x: index + 1 })),
  });
  const chart = { ...longer, series: [fromFirst(norris), fromFirst(piastri)] };
  expect(texts(finalLabels(chart, "wide"))).toEqual(["Lando Norris 8", "Oscar Piastri 7", "0"]);
  expect(texts(namesOf(chart, "wide", null))).toEqual(["1"]);
});

test("where one name has no room at its final value, none has its value there alone", () => {
  const years = Array.from({ length: 20 }, () => 100);
  expect(finalLabels(chartOf([...years, 100], [...years.map(() => 400), 92]), "wide")).toEqual([]);
});
