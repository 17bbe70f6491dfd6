import { axisOf, type Chart, type ChartSeries, formatTick, hasMarks, ticksOf } from "./chart.ts";
import { dashes } from "./chart-legend.tsx";
import { acrossOf, heightIn, pathsOf, shareOf } from "./plot.ts";
import { EndNames, type Highlighting, RankedLines } from "./ranked-drawing.tsx";

type ChartDrawingProps = Highlighting & { chart: Chart };

/**
 * A chart as the server draws it, for the first paint and without scripts: the library's drawing takes its place and has
 * the same lines and ticks in the same places. A ranked chart stays, and the library moves its cursor over it.
 */
export function ChartDrawing({ chart, ...highlighting }: ChartDrawingProps) {
  const ticks = ticksOf(chart);
  const isRanked = chart.ranked === true;
  const last = isRanked ? acrossOf(chart, axisOf(chart).at(-1) ?? 0) : 1000;
  return (
    <div
      className={`grid h-full grid-cols-[3rem_minmax(0,1fr)_auto] ${isRanked ? "grid-rows-[100%]" : "grid-rows-[minmax(0,1fr)_1.625rem]"}`}
      aria-hidden="true"
    >
      <svg className="h-full w-12 fill-soft text-xs">
        {ticks.map((tick) => (
          <text key={tick} x="40" y={`${shareOf(chart, tick) * 100}%`} dy="4" textAnchor="end">
            {formatTick(chart, tick)}
          </text>
        ))}
      </svg>
      <svg
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        className="col-start-2 row-start-1 h-full w-full overflow-visible"
      >
        {ticks.map((tick) => (
          <path
            key={tick}
            d={`M0 ${heightIn(chart, tick)}H${last}`}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {isRanked ? (
          <RankedLines chart={chart} highlighted={highlighting.highlighted} />
        ) : (
          chart.series
            .map((series) => <SeriesPath key={series.name} chart={chart} series={series} />)
            .toReversed()
        )}
      </svg>
      {isRanked ? (
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

type SeriesPathProps = { chart: Chart; series: ChartSeries };

function SeriesPath({ chart, series }: SeriesPathProps) {
  const { colour, stroke } = series;
  const { line, marks } = pathsOf(chart, series, hasMarks(chart, series));
  return (
    <g fill="none" stroke={colour}>
      {stroke === "points" ? null : (
        <path
          d={line}
          strokeWidth="2"
          strokeDasharray={dashes[stroke]}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
      {marks === "" ? null : (
        <path d={marks} strokeWidth="6" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
      )}
    </g>
  );
}
