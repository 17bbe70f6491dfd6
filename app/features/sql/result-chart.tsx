import { useState } from "react";
import { noValue } from "#app/text/format.ts";
import { SelectField } from "#app/ui/select/select-field.tsx";
import { numericColumns, type QueryResult } from "./query-result.ts";

const size = { width: 800, height: 320, start: 64, end: 16, top: 12, bottom: 36 };

/** Two columns of numbers as points, where a result has them. */
export function ResultChart({ result }: { result: QueryResult }) {
  const numeric = numericColumns(result);
  const [chosen, setChosen] = useState({ x: "0", y: "1" });
  if (numeric.length < 2 || result.rows.length < 2) return null;
  const options = numeric.map((index, at) => ({
    value: String(at),
    label: result.columns[index] ?? noValue,
  }));
  const [x, y] = [chosen.x, chosen.y].map((at) => options.find(({ value }) => value === at) ?? options[0]);
  const points = pointsOf(result, numeric[Number(x?.value)] ?? 0, numeric[Number(y?.value)] ?? 0);
  return (
    <details className="rounded-card border border-line bg-surface px-4">
      <summary className="min-h-(--touch-height) cursor-pointer py-3 font-strong">
        Chart of two columns
      </summary>
      <div className="mb-3 flex flex-wrap gap-3 [&_label]:grid [&_label]:gap-1 [&_label]:text-small [&_label]:text-soft">
        <SelectField
          label="Across"
          name="chart-x"
          value={x?.value ?? "0"}
          options={options}
          onPick={(value) => setChosen((before) => ({ ...before, x: value }))}
        />
        <SelectField
          label="Up"
          name="chart-y"
          value={y?.value ?? "1"}
          options={options}
          onPick={(value) => setChosen((before) => ({ ...before, y: value }))}
        />
      </div>
      <Points points={points} title={`${y?.label} by ${x?.label}`} />
    </details>
  );
}

type Point = { x: number; y: number };

function pointsOf({ rows }: QueryResult, x: number, y: number): Array<Point> {
  return rows.flatMap((row) => {
    const [across, up] = [row[x], row[y]];
    return typeof across === "number" && typeof up === "number" ? [{ x: across, y: up }] : [];
  });
}

function Points({ points, title }: { points: ReadonlyArray<Point>; title: string }) {
  const across = scaleOf(
    points.map(({ x }) => x),
    size.start,
    size.width - size.end,
  );
  const up = scaleOf(
    points.map(({ y }) => y),
    size.height - size.bottom,
    size.top,
  );
  return (
    <svg
      role="img"
      aria-label={`${title}: ${points.length} points`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="mb-4 h-auto w-full"
    >
      {up.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={size.start}
            x2={size.width - size.end}
            y1={up.at(tick)}
            y2={up.at(tick)}
            className="stroke-line"
          />
          <text x={size.start - 8} y={up.at(tick) + 4} textAnchor="end" className="fill-soft text-xs">
            {String(tick)}
          </text>
        </g>
      ))}
      {across.ticks.map((tick) => (
        <text
          key={tick}
          x={across.at(tick)}
          y={size.height - 12}
          textAnchor="middle"
          className="fill-soft text-xs"
        >
          {String(tick)}
        </text>
      ))}
      {points.map(({ x, y }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- points have no names, and never change places
        <circle key={index} cx={across.at(x)} cy={up.at(y)} r="3.5" className="fill-series-2" />
      ))}
    </svg>
  );
}

/** Round values from a little below the least to a little above the highest of some values, and where each is drawn. */
export function scaleOf(values: ReadonlyArray<number>, from: number, to: number) {
  const [least, highest] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  );
  const [low, high] = least < highest ? [least, highest] : [least - 1, least + 1];
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  const at = (value: number) => from + ((value - first * step) / ((last - first) * step)) * (to - from);
  return { ticks, at: (value: number) => Math.round(at(value) * 10) / 10 };
}
