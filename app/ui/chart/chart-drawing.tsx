import { axisOf, besideOf, type Chart, formatTick, ticksOf } from "./chart.ts";
import { acrossOf, heightIn, shareOf } from "./plot.ts";
import { EndNames, type Highlighting, type LabelSize, LineRoom, RankedLines } from "./ranked-drawing.tsx";
import { PointValues } from "./series-marks.tsx";
import { createClientOnlyFn } from "@tanstack/react-start";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { ChartWatch, DrawnChart } from "./draw-chart.client.ts";

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

/** The drawing and its library are a chunk of their own; they never reach the server. */
const loadDrawing = createClientOnlyFn(() => import("./draw-chart.client.ts"));

/** How far below the screen a chart is when its drawing is loaded. */
const nearby = "200px";

/**
 * Draws a chart into a box once the box comes into view.
 *
 * @param chart a value that stays the same object for as long as the chart stays the same
 * @param watch stable as well; told what the pointer is at
 * @param highlighted name of the series that stands out, null for none
 */
export function useDrawnChart(chart: Chart, watch: ChartWatch, highlighted: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnChart>(null);
  const wanted = useRef(highlighted);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    wanted.current = highlighted;
    drawn.current?.highlight(highlighted);
  }, [highlighted]);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let gone = false;
    const stopWatching = onceInView(element, () => {
      loadDrawing().then(
        ({ drawChart }) => {
          if (gone) return;
          drawn.current = drawChart(element, chart, watch);
          drawn.current.highlight(wanted.current);
        },
        () => setFailed(true),
      );
    });
    return () => {
      gone = true;
      stopWatching();
      drawn.current?.destroy();
      drawn.current = null;
    };
  }, [chart, watch]);
  return { box, failed, moveTo: (x: number | null) => drawn.current?.moveTo(x) } satisfies {
    box: RefObject<HTMLDivElement | null>;
    failed: boolean;
    moveTo: (x: number | null) => void;
  };
}

/** Calls back the first time an element is in view or near it. */
function onceInView(element: Element, onView: () => void): () => void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      onView();
    },
    { rootMargin: nearby },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}
