import { noValue } from "#app/text/format.ts";
import { percent } from "../drawing/lengths.ts";
import {
  axisOf,
  type Chart,
  type ChartSeries,
  hasMarks,
  namedLines,
  type Rank,
  rankOf,
  strokeOf,
  teamDashes,
} from "./chart.ts";
import { NameBar, nameClasses, spread } from "./line-drawing.tsx";
import { acrossOf, heightIn, pathsOf, shareOf } from "./plot.ts";

/** The heights of a ranked drawing in pixels, by chart-frame.tsx; names keep their distances in both. */
const heights = { wide: 480, phone: 368 };

/** The series that stands out, and who is told of the one whose name is pointed at (null for none) or clicked. */
export type Highlighting = {
  highlighted: string | null;
  onSeries?: ((name: string | null) => void) | undefined;
  onPick?: ((name: string) => void) | undefined;
};

const widths: Readonly<Record<Rank, number>> = { front: 3, next: 2, rest: 1.5 };

/** The lines of a ranked chart: those in front above the others, and the one that stands out above all. */
export function RankedLines({ chart, highlighted }: { chart: Chart; highlighted: string | null }) {
  const lines = chart.series
    .map(
      (series, index) => ({ series, rank: series.name === highlighted ? "front" : rankOf(index) }) as const,
    )
    .toReversed();
  return lines
    .toSorted(
      (one, other) => Number(one.series.name === highlighted) - Number(other.series.name === highlighted),
    )
    .map(({ series, rank }) => (
      <RankedLine
        key={series.name}
        chart={chart}
        series={series}
        rank={rank}
        isPale={highlighted !== null && series.name !== highlighted}
      />
    ));
}

type RankedLineProps = { chart: Chart; series: ChartSeries; rank: Rank; isPale: boolean };

/** A line and its end: hollow for the second of a team, and for a season that is not over. */
function RankedLine({ chart, series, rank, isPale }: RankedLineProps) {
  const { points, stroke, colour, open } = series;
  const dash = teamDashes[stroke];
  const { line, marks } = pathsOf(chart, series, hasMarks(chart, series));
  const end = points.findLast(({ value }) => value !== null);
  const value = end?.value ?? null;
  const at =
    end === undefined || value === null ? "" : `M${acrossOf(chart, end.x)} ${heightIn(chart, value)}h0`;
  const size = rank === "front" ? 9 : rank === "next" ? 8 : 5;
  const isHollow = rank !== "rest" && (dash !== undefined || end?.x === open);
  return (
    <g
      fill="none"
      stroke={strokeOf({ colour, second: dash !== undefined })}
      strokeLinejoin="round"
      opacity={isPale ? 0.2 : rank === "rest" ? 0.45 : undefined}
    >
      <path
        d={line}
        strokeWidth={widths[rank]}
        // Fine dashes by the dozen are noise: behind those in front a line is plain until it stands out.
        strokeDasharray={rank === "rest" ? undefined : dash}
        vectorEffect="non-scaling-stroke"
      />
      {marks === "" ? null : (
        <path d={marks} strokeWidth="6" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
      )}
      <path d={at} strokeWidth={size} strokeLinecap="round" vectorEffect="non-scaling-stroke" />
      {isHollow ? (
        <path
          d={at}
          className="stroke-surface"
          strokeWidth={size - 4}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ) : null}
    </g>
  );
}

/** An upright line at a place of a ranked drawing, above the library's too, with its words beside it. */
export function PlaceMark({ chart, mark }: { chart: Chart; mark: NonNullable<Chart["mark"]> }) {
  const axis = axisOf(chart);
  const share = (axis.indexOf(mark.x) + 0.5) / axis.length;
  const isLate = share > 0.5;
  return (
    <div className="pointer-events-none absolute inset-0 z-2 ps-12 pe-22 phone:pe-42" aria-hidden="true">
      <svg className="h-full w-full overflow-visible fill-soft text-xs">
        <line
          x1={percent(share)}
          x2={percent(share)}
          y2="100%"
          className="stroke-soft"
          strokeDasharray="3 4"
        />
        <text x={percent(share)} dx={isLate ? -6 : 6} y="12" textAnchor={isLate ? "end" : "start"}>
          {mark.label}
        </text>
      </svg>
    </div>
  );
}

/** Beside the rounds below a drawing names have so many more pixels: those of lines without a point are many. */
const belowDrawing = 38;

/** How far apart the names stand at least: less than beside the lower drawings, so that they stay near their lines. */
const nameDistances: Readonly<Record<Rank, number>> = { front: 19, next: 16, rest: 13.6 };

type EndNamesProps = Highlighting & { chart: Chart; on: "wide" | "phone" };

/** The names at the ends of lines, over the library's drawing: all on a wide page, six by their short forms on a phone. */
export function EndNames({ chart, on, highlighted, onSeries, onPick }: EndNamesProps) {
  const height = heights[on];
  const named = namedLines(chart, on === "phone");
  const ends = chart.series.flatMap((series, index) => {
    const value = series.points.findLast((point) => point.value !== null)?.value ?? null;
    if (value === null || (index >= named && series.name !== highlighted)) return [];
    return [{ series, index, value, y: shareOf(chart, value) * height }];
  });
  const placed = spread(
    ends.map(({ y }) => y),
    on === "wide" ? height + belowDrawing : height - 8,
    (at) => nameDistances[rankOf(ends[at]?.index ?? 0)],
  );
  return (
    <>
      <svg
        className={`pointer-events-none relative z-3 col-start-2 row-start-1 h-full w-full overflow-visible ${on === "wide" ? "max-phone:hidden" : "phone:hidden"}`}
      >
        <svg x={percent(acrossOf(chart, axisOf(chart).at(-1) ?? 0) / 1000)} className="overflow-visible">
          {ends.map(({ series: { name, label, format, colour, stroke }, index, value }, at) => {
            const isPale = highlighted !== null && name !== highlighted;
            const y = placed[at] ?? 0;
            return (
              <g
                key={name}
                className={nameClasses[isPale ? "rest" : name === highlighted ? "front" : rankOf(index)]}
              >
                <NameBar x={14} y={y} colour={colour} second={teamDashes[stroke] !== undefined} />
                <text
                  x="22"
                  y={y}
                  dy="4.5"
                  className={onPick === undefined ? undefined : "pointer-events-auto cursor-pointer"}
                  onPointerEnter={() => onSeries?.(name)}
                  onPointerLeave={() => onSeries?.(null)}
                  onClick={() => onPick?.(name)}
                >
                  {(on === "wide" ? label?.long : label?.short) ?? name} {format(value).replace(noValue, "")}
                </text>
              </g>
            );
          })}
        </svg>
      </svg>
      {/* The room that they take. */}
      <span
        className={`col-start-3 row-start-1 ${on === "wide" ? "w-42 max-phone:hidden" : "w-22 phone:hidden"}`}
      />
    </>
  );
}
