import type { ReactNode } from "react";
import { type DrawnLine, heightOf, pathOf, plot, spread, ticksTo } from "./line-drawing.ts";

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
      className="grid grid-cols-[2.25rem_minmax(0,1fr)_5.75rem] phone:grid-cols-[2.5rem_minmax(0,1fr)_10.5rem]"
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
          {lines.toReversed().map((line, back) => (
            <path
              key={line.id}
              d={pathOf(line.values, stops.length, highest)}
              fill="none"
              stroke={strokeOf(line)}
              strokeWidth={widthOf(lines.length - 1 - back)}
              strokeDasharray={line.second ? "7 5" : undefined}
              strokeLinejoin="round"
              opacity={lines.length - 1 - back < 6 ? undefined : 0.45}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {children}
      </div>
      <LineEnds lines={lines} highest={highest} />
      <ol className="col-start-2 flex text-xs text-soft" aria-hidden="true">
        {stops.map((stop) => (
          <li key={stop} className="flex min-w-0 flex-1 justify-end">
            <span className="translate-x-1/2">{stop}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The ends of the lines, each with a lead to its name: names on a wide page, short ones on a phone. */
function LineEnds({ lines, highest }: { lines: ReadonlyArray<DrawnLine>; highest: number }) {
  const ends = lines.map(({ values }) => values.findLast((value) => value !== null) ?? 0);
  const heights = ends.map((end) => heightOf(end, highest));
  const labels = spread(heights);
  return (
    <svg
      viewBox={`0 0 168 ${plot.height}`}
      preserveAspectRatio="xMinYMin slice"
      className="h-95 w-23 overflow-visible phone:w-42"
      aria-hidden="true"
    >
      {lines.map((line, index) => (
        <g
          key={line.id}
          className={
            index < 2
              ? "text-[14px] font-bold"
              : index < 6
                ? "text-[12px] font-semibold"
                : "fill-soft text-[12px]"
          }
        >
          <path
            d={`M5 ${heights[index]}L19 ${labels[index]}h3`}
            fill="none"
            stroke={strokeOf(line)}
            strokeWidth="1"
          />
          <circle
            cy={heights[index]}
            r={index < 2 ? 4.5 : 3.5}
            fill={line.second ? "var(--color-surface)" : line.colour}
            stroke={strokeOf(line)}
            strokeWidth="2"
          />
          <text x="26" y={(labels[index] ?? 0) + 4} fill={index < 6 ? "var(--color-ink)" : undefined}>
            <tspan className="max-phone:hidden">{line.name}</tspan>
            <tspan className="phone:hidden">{line.shortName}</tspan> {ends[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Of two teammates the second has a stronger form of the colour besides its dashes. */
function strokeOf({ colour, second }: DrawnLine): string {
  return second ? `color-mix(in oklab, ${colour} 56%, var(--color-ink))` : colour;
}

function widthOf(index: number): number {
  return index < 2 ? 3.25 : index < 6 ? 2 : 1.5;
}
