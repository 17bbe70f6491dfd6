import { useState } from "react";
import { spread } from "#app/ui/chart/line-drawing.tsx";
import { linePath } from "#app/ui/drawing/lengths.ts";
import { Plane, type Range, ValueLabels, ValueLines } from "#app/ui/drawing/plane.tsx";
import type { LineLook } from "#app/features/team-colours/line-looks.ts";
import { LapAxis, LapGround } from "../laps/lap-parts.tsx";
import type { Bands } from "../laps/lap-scale.ts";

/** Pixels of the drawing, and between two names at its ends. */
const height = 520;
const nameHeight = 13;

export type DrawnGaps = {
  id: string;
  name: string;
  code: string;
  look: LineLook;
  gaps: ReadonlyArray<number | null>;
  /** The laps at whose end the car came in. */
  stops: ReadonlyArray<number>;
};

type GapLinesProps = {
  title: string;
  lines: ReadonlyArray<DrawnGaps>;
  laps: number;
  bands: Bands;
  range: Range;
  /** The sign of what is drawn upwards. */
  up: 1 | -1;
  picked: string | null;
};

/** A line for each car over the laps, with its letters at both ends; pointing at one makes it stand out. */
export function GapLinesDrawing({ title, lines, laps, bands, range, up, picked }: GapLinesProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = lines.some(({ id }) => id === (pointed ?? picked)) ? (pointed ?? picked) : null;
  const drawn = lines.filter(({ gaps }) => gaps.some((gap) => gap !== null));
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)_2.25rem] gap-x-1 overflow-hidden">
      <div className="col-start-2">
        <LapAxis laps={laps} bands={bands} />
      </div>
      <Names at="start" lines={drawn} range={range} up={up} shown={shown} />
      <svg height={height} className="row-start-2 w-full fill-soft text-[12px]" role="img" aria-label={title}>
        <LapGround laps={laps} bands={bands} />
        <ValueLines range={range} />
        <Plane x={{ from: 0, to: laps }} y={range}>
          {drawn.map((line) => (
            <g
              key={line.id}
              fill="none"
              stroke={line.look.colour}
              strokeWidth={line.id === shown ? 3.5 : 1.75}
              opacity={shown === null || line.id === shown ? undefined : 0.18}
              onPointerEnter={() => setPointed(line.id)}
              onPointerLeave={() => setPointed(null)}
            >
              <title>{line.name}</title>
              <path
                d={pathOf(line.gaps, up)}
                vectorEffect="non-scaling-stroke"
                strokeDasharray={line.look.stroke === "solid" ? undefined : "6 3"}
              />
              <path
                d={stopsOf(line, up)}
                vectorEffect="non-scaling-stroke"
                strokeWidth="6"
                strokeLinecap="round"
              />
            </g>
          ))}
        </Plane>
        <ValueLabels range={range} format={(value) => `${Math.abs(value)} s`} />
      </svg>
      <Names at="end" lines={drawn} range={range} up={up} shown={shown} />
    </div>
  );
}

/** The line's path; it breaks where a lap's end was not timed, and leaves out what lies outside the drawing. */
function pathOf(gaps: ReadonlyArray<number | null>, up: 1 | -1): string {
  const runs: Array<Array<readonly [number, number]>> = [];
  for (const [index, gap] of gaps.entries()) {
    if (gap === null) continue;
    const point = [index + 1, -up * gap] as const;
    if ((gaps[index - 1] ?? null) === null) runs.push([point]);
    else runs.at(-1)?.push(point);
  }
  return runs.map(linePath).join("");
}

/** A dot, as a line of no length, at the end of each lap at which the car came in. */
function stopsOf({ gaps, stops }: DrawnGaps, up: 1 | -1): string {
  return stops
    .flatMap((lap) => {
      const gap = gaps[lap - 1] ?? null;
      return gap === null ? [] : [`M${lap} ${-up * gap}h0`];
    })
    .join("");
}

type NamesProps = Pick<GapLinesProps, "lines" | "range" | "up"> & {
  at: "start" | "end";
  shown: string | null;
};

/** The letters of the drivers beside the ends of their lines, none over another. */
function Names({ at, lines, range, up, shown }: NamesProps) {
  const ends = lines.flatMap((line) => {
    const gap = at === "start" ? line.gaps[0] : line.gaps.findLast((each) => each !== null);
    if (gap === null || gap === undefined) return [];
    const share = (range.to - up * gap) / (range.to - range.from);
    return [{ line, y: Math.min(height - 4, Math.max(10, share * height)) }];
  });
  const heights = spread(
    ends.map(({ y }) => y),
    height - 3,
    () => nameHeight,
  );
  return (
    <svg height={height} className="row-start-2 w-full text-[11px] font-semibold" aria-hidden="true">
      {ends.map(({ line }, index) => (
        <text
          key={line.id}
          x={at === "start" ? "100%" : "2"}
          y={heights[index]}
          textAnchor={at === "start" ? "end" : "start"}
          fill={line.look.colour}
          opacity={shown === null || line.id === shown ? undefined : 0.3}
        >
          {line.code}
        </text>
      ))}
    </svg>
  );
}
