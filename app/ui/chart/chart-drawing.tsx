import {
  type Chart,
  type ChartSeries,
  type Rank,
  axisOf,
  drawnValue,
  formatTick,
  hasMarks,
  namedLines,
  plotMargin,
  rangeOf,
  rankOf,
  runsOf,
  ticksOf,
} from "./chart.ts";
import { dashes } from "./chart-legend.tsx";
import { percent } from "../drawing/lengths.ts";
import { nameClasses, spread } from "./line-drawing.tsx";

/** The heights of a ranked drawing in pixels, by chart-frame.tsx; names keep their distances in both. */
const heights = { wide: 480, phone: 368 };

type ChartDrawingProps = Highlighting & { chart: Chart };

/** The series that stands out, and who is told of the one whose name is pointed at (null for none) or clicked. */
type Highlighting = {
  highlighted: string | null;
  onSeries?: ((name: string | null) => void) | undefined;
  onPick?: ((name: string) => void) | undefined;
};

/**
 * A chart as the server draws it, for the first paint and without scripts: the library's drawing takes its place and has
 * the same lines and ticks in the same places. The names at the ends of lines stay.
 */
export function ChartDrawing({ chart, ...highlighting }: ChartDrawingProps) {
  const ticks = ticksOf(chart);
  return (
    <div
      className={`grid h-full grid-cols-[3rem_minmax(0,1fr)_auto] ${chart.ranked === true ? "grid-rows-[100%]" : "grid-rows-[minmax(0,1fr)_1.625rem]"}`}
      aria-hidden="true"
    >
      <svg className="h-full w-12 fill-soft text-xs">
        {ticks.map((tick) => (
          <text key={tick} x="40" y={`${shareOf(chart, tick) * 100}%`} dy="4" textAnchor="end">
            {formatTick(chart, tick)}
          </text>
        ))}
      </svg>
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" className="h-full w-full overflow-visible">
        {ticks.map((tick) => (
          <path
            key={tick}
            d={`M0 ${heightIn(chart, tick)}H1000`}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {chart.series
          .map((series, index) => (
            <SeriesPath key={series.name} chart={chart} series={series} index={index} />
          ))
          .toReversed()}
      </svg>
      {chart.ranked === true ? (
        <>
          <EndNames chart={chart} on="wide" {...highlighting} />
          <EndNames chart={chart} on="phone" {...highlighting} />
        </>
      ) : (
        <Places chart={chart} />
      )}
    </div>
  );
}

/** What stands below the drawing: round numbers of the horizontal axis, fewer of them on a phone. */
function Places({ chart }: { chart: Chart }) {
  const axis = axisOf(chart);
  const step = stepWithin(axis.length, 12);
  const phoneStep = stepWithin(axis.length, 6);
  return (
    <svg className="col-start-2 h-full w-full overflow-visible fill-soft text-xs">
      {axis.map((x, index) =>
        x % step === 0 ? (
          <text
            key={x}
            className={x % phoneStep === 0 ? undefined : "max-phone:hidden"}
            x={`${((index + 0.5) / axis.length) * 100}%`}
            y="17"
            textAnchor="middle"
          >
            {x}
          </text>
        ) : null,
      )}
    </svg>
  );
}

/** The least round step at which so many places have at most so many numbers. */
function stepWithin(places: number, most: number): number {
  return [1, 2, 5, 10, 20].find((step) => places / step <= most) ?? 50;
}

type SeriesPathProps = { chart: Chart; series: ChartSeries; index: number };

function SeriesPath({ chart, series, index }: SeriesPathProps) {
  const { colour, points, stroke } = series;
  const axis = axisOf(chart);
  const first = axis[0] ?? 0;
  const runs = runsOf(points);
  const acrossOf = (x: number) => Math.round((1000 * (x - first + 0.5)) / axis.length);
  const marked = hasMarks(chart, series);
  const path = runs
    .map((run) =>
      run
        .map(({ x, value }, at) => `${at === 0 ? "M" : "L"}${acrossOf(x)} ${heightIn(chart, value)}`)
        .join(""),
    )
    .join("");
  const rank = chart.ranked === true ? rankOf(index) : "next";
  const marks = runs
    .filter((run) => marked || run.length === 1)
    .flat()
    .map(({ x, value }) => `M${acrossOf(x)} ${heightIn(chart, value)}h0`)
    .join("");
  const end = points.findLast(({ value }) => value !== null)?.value ?? null;
  const across = 1000 - 500 / axis.length;
  return (
    <g fill="none" stroke={colour} opacity={rank === "rest" ? 0.45 : undefined}>
      {stroke === "points" ? null : (
        <path
          d={path}
          strokeWidth={rank === "front" ? 3 : rank === "next" ? 2 : 1}
          strokeDasharray={chart.ranked === true && stroke === "dashed" ? "7 5" : dashes[stroke]}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
      {marks === "" ? null : (
        <path d={marks} strokeWidth="6" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
      )}
      {end === null || chart.ranked !== true || index >= namedLines(chart, false) ? null : (
        <path
          d={`M${across} ${heightIn(chart, end)}H1000`}
          className={index < namedLines(chart, true) ? undefined : "max-phone:hidden"}
          vectorEffect="non-scaling-stroke"
        />
      )}
      {end === null || chart.ranked !== true ? null : (
        <path
          d={`M${across} ${heightIn(chart, end)}h0`}
          strokeWidth={rank === "front" ? 9 : 7}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </g>
  );
}

/** An upright line at a place of a ranked drawing, above the library's too, with its words beside it. */
export function PlaceMark({ chart, mark }: { chart: Chart; mark: NonNullable<Chart["mark"]> }) {
  const axis = axisOf(chart);
  const share = (axis.indexOf(mark.x) + 0.5) / axis.length;
  const isLate = share > 0.5;
  return (
    <div className="pointer-events-none absolute inset-0 z-2 ps-12 pe-26 phone:pe-42" aria-hidden="true">
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
function EndNames({ chart, on, highlighted, onSeries, onPick }: EndNamesProps) {
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
    <svg
      className={`pointer-events-none relative z-3 h-full overflow-visible ${on === "wide" ? "w-42 max-phone:hidden" : "w-26 phone:hidden"}`}
    >
      {ends.map(({ series: { name, label, format, colour }, index, value, y }, at) => {
        const isPale = highlighted !== null && name !== highlighted;
        return (
          <g
            key={name}
            className={nameClasses[isPale ? "rest" : name === highlighted ? "front" : rankOf(index)]}
          >
            <path
              d={leadTo(y, placed[at] ?? y)}
              fill="none"
              stroke={colour}
              opacity={isPale ? 0.25 : rankOf(index) === "rest" && name !== highlighted ? 0.6 : undefined}
            />
            <text
              x="25"
              y={placed[at]}
              dy="4.5"
              className={onPick === undefined ? undefined : "pointer-events-auto cursor-pointer"}
              onPointerEnter={() => onSeries?.(name)}
              onPointerLeave={() => onSeries?.(null)}
              onClick={() => onPick?.(name)}
            >
              {(on === "wide" ? label?.long : label?.short) ?? name} {format(value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** What joins the end of a line to its name: both are so many pixels from the top. */
function leadTo(end: number, name: number): string {
  return `M0 ${end}h2L18 ${name}h4`;
}

/** How far down a value is drawn, from 0 to 1. */
function shareOf(chart: Chart, value: number): number {
  const { from, to } = rangeOf(chart);
  const share = (drawnValue(chart, value) - from) / (to - from);
  return plotMargin + (1 - 2 * plotMargin) * (chart.axis === "position" ? share : 1 - share);
}

function heightIn(chart: Chart, value: number): number {
  return Math.round(shareOf(chart, value) * 1000);
}
