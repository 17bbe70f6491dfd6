import type { ReactNode } from "react";
import { type Rank, rankOf, strokeOf } from "./chart.ts";

/** A line of a drawing: a value at each stop; null where it has none. */
export type DrawnLine = {
  id: string;
  /** At the line's end, on a wide page and on a phone. */
  name: string;
  shortName: string;
  /** A CSS colour. */
  colour: string;
  /** The second of a team: its line is dashed, and its end hollow. */
  second: boolean;
  values: ReadonlyArray<number | null>;
};

/** The drawing's height and the width of its plot in its own units; the plot is stretched to the page's width. */
export const plot = { height: 380, width: 1000, top: 16, bottom: 364 };

const distances: Readonly<Record<Rank, number>> = { front: 20, next: 18, rest: 16 };

/** How far apart the names at the ends of lines stand at least, by their place in the order. */
export function labelDistance(index: number): number {
  return distances[rankOf(index)];
}

/** How thick a line is, by its place in the order. */
export const lineWidths: Readonly<Record<Rank, number>> = { front: 3.25, next: 2, rest: 1.5 };

/** How the name at the end of a line is written. */
export const nameClasses: Readonly<Record<Rank, string>> = {
  front: "fill-ink text-[14px] font-bold",
  next: "fill-ink text-xs font-semibold",
  rest: "fill-soft text-xs",
};

/** Round values from nothing to the highest, at most five. */
export function ticksTo(highest: number): Array<number> {
  const rough = Math.max(highest, 1) / 4.99;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
}

/** The height of a value in the plot. */
export function heightOf(value: number, highest: number): number {
  return plot.bottom - ((plot.bottom - plot.top) * value) / Math.max(highest, 1);
}

/**
 * A line as a path, from nothing before the first stop; it breaks where a value is missing.
 *
 * @param stops how many there are on the axis
 */
export function pathOf(values: DrawnLine["values"], stops: number, highest: number): string {
  const before = (values[0] ?? null) === null ? null : 0;
  return [before, ...values]
    .map((value, index, all) => {
      if (value === null) return "";
      const command = index === 0 || all[index - 1] === null ? "M" : "L";
      return `${command}${round((plot.width * index) / stops)} ${round(heightOf(value, highest))}`;
    })
    .join("");
}

/**
 * Where names stand so that none covers another: all together as near to their lines' ends as they can be. Names that
 * would meet form a block, which stands around the middle of its ends.
 *
 * @param ends the heights of the lines' ends, in the order of the table
 * @param bottom the lowest height of a name
 * @param distance how far apart names stand at least, by the place of a name in the order
 * @param top the highest height of a name
 * @param weight how much a name keeps to its end where it meets others, by its place in the order
 * @returns the heights of the names, in the same order
 */
export function spread(
  ends: ReadonlyArray<number>,
  bottom = plot.bottom + 6,
  distance = labelDistance,
  top = highestName,
  weight: (index: number) => number = () => 1,
): Array<number> {
  const order = ends.map((y, index) => ({ y, index })).toSorted((one, other) => one.y - other.y);
  /** How far each name is from the first if all stand as close as they may. */
  const offsets: Array<number> = [];
  for (const [at, { index }] of order.entries()) {
    const before = order[at - 1];
    const step = before === undefined ? 0 : Math.max(distance(index), distance(before.index));
    offsets.push((offsets[at - 1] ?? 0) + step);
  }
  const blocks: Array<NameBlock> = [];
  for (const [at, { y, index }] of order.entries()) {
    let block = { names: 1, weight: weight(index), sum: weight(index) * (y - (offsets[at] ?? 0)) };
    for (
      let above = blocks.at(-1);
      above !== undefined && middleOf(above) > middleOf(block);
      above = blocks.at(-1)
    ) {
      blocks.pop();
      block = {
        names: block.names + above.names,
        weight: block.weight + above.weight,
        sum: block.sum + above.sum,
      };
    }
    blocks.push(block);
  }
  const lowest = bottom - (offsets.at(-1) ?? 0);
  const starts = blocks.flatMap((block) =>
    Array.from({ length: block.names }, () => Math.min(Math.max(middleOf(block), top), lowest)),
  );
  const heights = Array.from(ends, () => 0);
  for (const [at, { index }] of order.entries()) {
    heights[index] = round((starts[at] ?? 0) + (offsets[at] ?? 0));
  }
  return heights;
}

/** Names as close to each other as they may be, and the sum of where each would have the first one. */
type NameBlock = { names: number; weight: number; sum: number };

function middleOf({ weight, sum }: NameBlock): number {
  return sum / weight;
}

/** No name stands higher. */
const highestName = 8;

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

type NameBarProps = {
  x: number;
  /** The middle of the name. */
  y: number;
  colour: string;
  /** True for the second of a team, whose line ends in a hollow dot. */
  second: boolean;
  /** How its line stands out: the bar has the colour of a line in front, and that of the team of one behind. */
  rank?: Rank;
};

/** The bar before the name at a line's end: it says whose name it is where that stands beside another line. */
export function NameBar({ x, y, colour: team, second, rank = "rest" }: NameBarProps) {
  const colour = rank === "rest" ? team : strokeOf({ colour: team, second });
  return second ? (
    <rect
      x={x + 0.75}
      y={y - 4.75}
      width="2"
      height="9.5"
      rx="1"
      fill="none"
      stroke={colour}
      strokeWidth="1.5"
    />
  ) : (
    <rect x={x} y={y - 5.5} width="3.5" height="11" rx="1" fill={colour} />
  );
}

type LineDrawingProps = {
  /** What it shows, in words. */
  title: string;
  /** What stands below the axis, one for each stop. */
  stops: ReadonlyArray<string>;
  /** In the order of the table. */
  lines: ReadonlyArray<DrawnLine>;
  /** Inside the plot, above the lines. */
  children?: ReactNode;
};

/**
 * Values over stops, drawn on the server: each line has its name at its end. The plot takes the width that there is;
 * what is written keeps its size.
 */
export function LineDrawing({ title, stops, lines, children }: LineDrawingProps) {
  const highest = Math.max(...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const ticks = ticksTo(highest);
  return (
    <div
      role="img"
      aria-label={title}
      className="grid grid-cols-[2.25rem_minmax(0,1fr)_6.5rem] phone:grid-cols-[2.5rem_minmax(0,1fr)_10.5rem]"
    >
      <svg viewBox={`0 0 40 ${plot.height}`} className="h-95 w-10 fill-soft text-[12px]" aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x="28" y={heightOf(tick, highest) + 4} textAnchor="end">
            {tick}
          </text>
        ))}
      </svg>
      <div className="relative">
        <svg
          viewBox={`0 0 ${plot.width} ${plot.height}`}
          preserveAspectRatio="none"
          className="h-95 w-full overflow-visible"
          aria-hidden="true"
        >
          {ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${heightOf(tick, highest)}h${plot.width}`}
              className={tick === 0 ? "stroke-line-strong" : "stroke-line"}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {lines
            .map((line, index) => (
              <path
                key={line.id}
                d={pathOf(line.values, stops.length, highest)}
                fill="none"
                stroke={strokeOf(line)}
                strokeWidth={lineWidths[rankOf(index)]}
                strokeDasharray={line.second ? "7 5" : undefined}
                strokeLinejoin="round"
                opacity={rankOf(index) === "rest" ? 0.45 : undefined}
                vectorEffect="non-scaling-stroke"
              />
            ))
            .toReversed()}
        </svg>
        {children}
      </div>
      <LineEnds lines={lines} highest={highest} />
      <ol className="col-start-2 flex text-xs text-soft" aria-hidden="true">
        {stops.map((stop, index) => (
          <li
            key={stop}
            className={`flex min-w-0 flex-1 justify-end ${(stops.length - 1 - index) % Math.ceil(stops.length / phoneStops) === 0 ? "" : "max-phone:invisible"}`}
          >
            <span className="[translate:50%]">{stop}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How many stops are named on a phone, counted from the last. */
const phoneStops = 6;

/** The ends of the lines, each with its name beside it: names on a wide page, short ones on a phone. */
function LineEnds({ lines, highest }: { lines: ReadonlyArray<DrawnLine>; highest: number }) {
  const ends = lines.map(({ values }) => values.findLast((value) => value !== null) ?? 0);
  const heights = ends.map((end) => heightOf(end, highest));
  const labels = spread(heights);
  return (
    <svg
      viewBox={`0 0 168 ${plot.height}`}
      preserveAspectRatio="xMinYMin slice"
      className="h-95 w-26 overflow-visible phone:w-42"
      aria-hidden="true"
    >
      {lines.map((line, index) => (
        <g key={line.id} className={nameClasses[rankOf(index)]}>
          <circle
            cy={heights[index]}
            r={rankOf(index) === "front" ? 4.5 : 3.5}
            fill={line.second ? "var(--color-surface)" : line.colour}
            stroke={strokeOf(line)}
            strokeWidth="2"
          />
          <NameBar x={12} y={labels[index] ?? 0} {...line} />
          <text x="20" y={(labels[index] ?? 0) + 4}>
            <tspan className="max-phone:hidden">{line.name}</tspan>
            <tspan className="phone:hidden">{line.shortName}</tspan> {ends[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}
