import { axisOf, besideOf, type Chart, formatTick, ticksOf } from "./chart.ts";
import { acrossOf, heightIn, shareOf } from "./plot.ts";
import { EndNames, type Highlighting, type LabelSize, LineRoom, RankedLines } from "./ranked-drawing.tsx";
import { PointValues } from "./series-marks.tsx";

type ChartDrawingProps = Highlighting & { chart: Chart; size: LabelSize };

const columns = "grid grid-cols-[3rem_minmax(0,1fr)_auto]";

/** A chart as the server draws it. It stays: the library moves its cursor over it and tells what the pointer meets. */
export function ChartDrawing({ chart, size, ...highlighting }: ChartDrawingProps) {
  const ticks = ticksOf(chart);
  const isAlone = besideOf(chart, "wide") === "nothing";
  const last = isAlone ? 1000 : acrossOf(chart, axisOf(chart).at(-1) ?? 0);
  const names = chart.below === undefined ? ticks : [...ticks, null];
  return (
    <div className={`h-full grid-rows-[100%] ${columns}`} aria-hidden="true">
      <svg className="h-full w-12 fill-soft text-xs">
        {names.map((tick) => (
          <text key={tick} x="40" y={`${shareOf(chart, tick) * 100}%`} dy="4" textAnchor="end">
            {tick === null ? chart.below : formatTick(chart, tick)}
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
        <RankedLines chart={chart} highlighted={highlighting.highlighted} />
      </svg>
      {isAlone ? (
        <PointValues chart={chart} most={size.marks} />
      ) : (
        <>
          <EndNames chart={chart} size={size} on="wide" {...highlighting} />
          <EndNames chart={chart} size={size} on="phone" {...highlighting} />
        </>
      )}
    </div>
  );
}

/** What stands below a drawing without an axis of its own: as many places as have room, back from the last. */
export function Places({ chart }: { chart: Chart }) {
  const axis = axisOf(chart);
  const { mark } = chart;
  const isShort = axis.every((x) => x < 100);
  const isShown = (index: number, most: number) => {
    const step = [1, 2, 3, 4, 5, 10, 20].find((each) => axis.length / each <= most) ?? 50;
    return (axis.length - 1 - index) % step === 0;
  };
  const shownOn = (index: number) =>
    isShown(index, most.phone) ? (isShown(index, most.wide) ? "" : "phone:hidden") : "max-phone:hidden";
  const most = isShort ? { wide: 30, phone: 8 } : { wide: chart.ranked === true ? 14 : 8, phone: 5 };
  return (
    <div className={columns} aria-hidden="true">
      <svg
        className={`col-start-2 w-full overflow-visible fill-soft text-xs ${mark === undefined ? "h-6.5" : "h-10"}`}
      >
        {axis.map((x, index) =>
          isShown(index, most.wide) || isShown(index, most.phone) ? (
            <text key={x} className={shownOn(index)} y="17" textAnchor="middle">
              <tspan x={`${((index + 0.5) / axis.length) * 100}%`}>{x}</tspan>
              {mark?.x === x ? (
                <tspan x={`${((index + 0.5) / axis.length) * 100}%`} dy="14">
                  {mark.label.replace(String(x), "").trim()}
                </tspan>
              ) : null}
            </text>
          ) : null,
        )}
      </svg>
      <LineRoom chart={chart} on="wide" />
      <LineRoom chart={chart} on="phone" />
    </div>
  );
}
