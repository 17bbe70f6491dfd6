import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useState } from "react";
import { BlockHead, turnClasses } from "#app/ui/embed/block-card.tsx";
import { useBlockClass } from "#app/ui/embed/embeddable.tsx";
import { blockOf } from "#app/ui/embed/embedding.ts";
import { noValue } from "#app/text/format.ts";
import { type Chart, hasValues, labelAt, rankedAt, rankIn, sentenceAt, stopsOf, tableOf } from "./chart.ts";
import { ChartAttribution } from "./charts.tsx";
import { ChartDrawing, Places, useDrawnChart } from "./chart-drawing.tsx";
import { rankedHeights } from "./end-labels.ts";
import { type LabelSize, PlaceMark } from "./ranked-drawing.tsx";
import { moveCursor } from "../drawing/cursor.tsx";
import "./chart.css";

type ChartFrameProps = {
  /** A value that stays the same object for as long as the chart stays the same. */
  chart: Chart;
  /** For the main chart of a section. */
  tall?: boolean;
  /** Below the drawing: which line is which, where not all names have room at the ends of lines. */
  legend?: ReactNode;
  /** Name of the series that stands out; the others fade. */
  highlighted?: string | null;
  /** Stable functions, told of the series under the pointer (null for none) and of one that is clicked. */
  onSeries?: (name: string | null) => void;
  onPick?: (name: string) => void;
  /** Told of the place that the cursor is at; null for none. */
  onPlace?: (x: number | null) => void;
  /** What the drawing shows, said as news: "Verstappen beats Hamilton by 8 points". The title then explains it. */
  finding?: string;
  /** Below the heading, in place of the title; a chart that is not ranked is read there. */
  about?: ReactNode;
  /** Beside the heading: what else the drawing can show. */
  modes?: ReactNode;
  /** Below the drawing, in place of the places by their numbers. */
  axis?: ReactNode;
  /** True where the library is named at the foot of the card. */
  hasCredit?: boolean;
};

/**
 * The one chart of the site. The drawing and its numbers stand in the document; the library brings the cursor when the
 * chart is looked at. What has one place on its horizontal axis is said in a sentence: it makes no line.
 */
export function ChartFrame({
  chart,
  tall = false,
  legend,
  finding,
  about = finding === undefined ? undefined : chart.title,
  modes,
  axis,
  hasCredit = false,
  onPlace,
  ...picking
}: ChartFrameProps) {
  const [place, setPlace] = useState<number | null>(null);
  const followPlace = useCallback(
    (x: number | null) => {
      setPlace(x);
      onPlace?.(x);
    },
    [onPlace],
  );
  const block = blockOf(chart.title);
  const stops = stopsOf(chart);
  const drawn = stops.length > 1 && hasValues(chart);
  const isRanked = chart.ranked === true;
  const reading = isRanked ? null : (readout(chart, place) ?? about ?? readout(chart, stops.at(-1) ?? null));
  return (
    <section
      className={`group/block chart relative flex flex-col ${useBlockClass(block)}`}
      aria-label={chart.title}
    >
      <BlockHead
        block={block}
        title={chart.title}
        finding={finding}
        about={
          isRanked ? (
            about
          ) : drawn ? (
            // A line for whatever it reads; with large text, and on a phone where it is long, a second one.
            <p className={tall ? "min-h-5.5 max-md:min-h-10.5" : "truncate"}>{reading}</p>
          ) : null
        }
        beside={modes}
        hasTable={drawn}
      />
      {drawn ? (
        <>
          {/* Drawings side by side stand at one height, however long their headings are. */}
          <div className={`mt-auto ${turnClasses.drawing}`}>
            <ChartPlot
              key={chart.title}
              chart={chart}
              stops={stops}
              axis={axis}
              height={isRanked ? heights.ranked : tall ? heights.tall : heights.usual}
              onPlace={followPlace}
              {...picking}
            />
            {legend}
            {hasCredit ? <ChartAttribution className="mt-2 text-xs max-md:tracking-tighter" /> : null}
          </div>
          <div className={`text-[0.875rem] ${turnClasses.table}`}>
            <ChartTable chart={chart} />
          </div>
        </>
      ) : (
        <p className="text-[0.875rem] text-soft">{inOneSentence(chart, stops)}</p>
      )}
    </section>
  );
}

type ChartPlotProps = Pick<
  ChartFrameProps,
  "chart" | "highlighted" | "onSeries" | "onPick" | "onPlace" | "axis"
> & {
  stops: ReadonlyArray<number>;
  /** The class of its height, and the height in pixels. */
  height: LabelSize & { className: string };
};

/** How high drawings are. */
const heights = {
  usual: { className: "mt-2 h-62 phone:h-70", wide: 280, phone: 248, marks: 22 },
  tall: { className: "mt-2 h-72 phone:h-80", wide: 320, phone: 288, marks: 40 },
  ranked: { className: "my-1 h-92 phone:h-120", ...rankedHeights, marks: 40 },
};

/** The drawing, with a cursor that follows the pointer and the keys, and the sentence it stands at. */
function ChartPlot(props: ChartPlotProps) {
  const { chart, stops, height, highlighted = null, onSeries, onPick, axis } = props;
  const { box, failed, cursor, spoken, place, followKey } = useReading(props);
  const last = stops.at(-1) ?? null;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- takes keys as an application */}
      <div
        className={`relative contain-size contain-layout ${height.className} ${axis === undefined ? "" : "max-md:-mx-2"}`}
        role="application"
        aria-roledescription="chart"
        aria-label={`${chart.title} by ${chart.xName.toLowerCase()}. The left and right arrow keys read it${onPick === undefined ? "" : ", up and down highlight a line"}.`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys go to what has the focus
        tabIndex={0}
        onKeyDown={followKey}
        onBlur={() => place(null)}
      >
        {failed ? (
          <p className="note">The drawing could not be loaded. Its menu shows the numbers as a table.</p>
        ) : null}
        <ChartDrawing
          chart={chart}
          size={height}
          highlighted={highlighted}
          onSeries={onSeries}
          onPick={onPick}
        />
        <div ref={box} className="chart-box absolute inset-0" aria-hidden="true" />
        {axis !== undefined && chart.mark !== undefined ? (
          <PlaceMark chart={chart} mark={chart.mark} />
        ) : null}
      </div>
      {axis ?? <Places chart={chart} />}
      {chart.ranked === true && last !== null ? (
        <RankedPanel
          chart={chart}
          x={cursor ?? restOf(chart, stops)}
          isPointed={cursor !== null}
          highlighted={highlighted}
        />
      ) : null}
      <p className="sr-only" aria-live="polite">
        {spoken}
      </p>
    </>
  );
}

/** The cursor of a drawing, which the pointer and the keys move, and what is said aloud of where the keys moved it. */
function useReading({ chart, stops, highlighted = null, onSeries, onPick, onPlace }: ChartPlotProps) {
  const [cursor, setCursor] = useState<number | null>(null);
  const [spoken, setSpoken] = useState("");
  const followPointer = useCallback(
    (x: number | null) => {
      setCursor(x);
      setSpoken("");
      onPlace?.(x);
    },
    [onPlace],
  );
  const watch = useMemo(
    () => ({ onPoint: followPointer, onSeries, onPick }),
    [followPointer, onSeries, onPick],
  );
  const { box, failed, moveTo } = useDrawnChart(chart, watch, highlighted);

  function place(x: number | null) {
    setCursor(x);
    onPlace?.(x);
    moveTo(x);
    setSpoken(x === null ? "" : (sentenceAt(chart, x) ?? ""));
  }

  /** Raises the next line of the table or the one before. */
  function pickBy(step: number) {
    const at = chart.series.findIndex(({ name }) => name === highlighted);
    const next = chart.series[at === -1 ? (step > 0 ? 0 : chart.series.length - 1) : at + step];
    if (next === undefined) return;
    const last = next.points.findLast(({ value }) => value !== null)?.value ?? null;
    setSpoken(`${next.name}: ${last === null ? next.none : next.say(last)}`);
    onPick?.(next.name);
  }

  function followKey(event: KeyboardEvent) {
    if (onPick !== undefined && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      pickBy(event.key === "ArrowDown" ? 1 : -1);
      return;
    }
    const next = moveCursor(stops, cursor, event.key);
    if (next === undefined) return;
    event.preventDefault();
    place(next);
  }

  return { box, failed, cursor, spoken, place, followKey };
}

function readout(chart: Chart, x: number | null): string | null {
  return x === null ? null : sentenceAt(chart, x);
}

/** Where a panel stands while nobody points: at the last place; where all but one are out, at the last before. */
function restOf(chart: Chart, stops: ReadonlyArray<number>): number {
  const last = stops.at(-1) ?? 0;
  const isOneLeft = rankedAt(chart, last).length > 1 && listedAt(chart, last).length === 1;
  return (isOneLeft ? stops.findLast((x) => listedAt(chart, x).length > 1) : last) ?? last;
}

/** Those with something to say at a place, best first. */
function listedAt(chart: Chart, x: number) {
  return rankedAt(chart, x).filter(({ series, value }) => series.format(value) !== noValue);
}

/** How many a panel ranks, and on a phone. */
const rankedRows = 8;
const phoneRows = 6;

type RankedPanelProps = { chart: Chart; x: number; isPointed: boolean; highlighted: string | null };

/** Everybody's values at the cursor, best first: over the drawing, and on a phone below it, where it stays. */
function RankedPanel({ chart, x, isPointed, highlighted }: RankedPanelProps) {
  const stops = stopsOf(chart);
  const isLate = stops.indexOf(x) > stops.length / 2;
  // Lines rise to the right and places are everywhere: the panel stands where the pointer is not.
  const side = chart.axis === "amount" || isLate ? "start" : "end";
  return (
    <div
      className={`pointer-events-none rounded-tile bg-raised p-3 text-[0.8125rem] phone:absolute phone:top-28 phone:z-3 phone:min-w-60 phone:border phone:border-line-strong phone:bg-surface ${side === "end" ? "phone:end-52" : "phone:start-24"} ${isPointed ? "" : "phone:hidden"}`}
      aria-hidden="true"
    >
      <p className="mb-1 font-semibold">{labelAt(chart, x)}</p>
      {/* While it is read, it keeps the height of its most rows. */}
      <ol
        className={
          !isPointed
            ? ""
            : chart.series.length > 4
              ? "min-h-33 phone:min-h-44"
              : chart.series.length > 2
                ? "min-h-22"
                : "min-h-11"
        }
      >
        {listedAt(chart, x)
          .slice(0, rankedRows)
          .map(({ series, index, value }, at) => (
            <li
              key={series.name}
              className={`grid min-h-5.5 grid-cols-[1.25rem_0.25rem_minmax(0,1fr)_auto] items-center gap-2 ${(highlighted === null ? rankIn(chart, index) === "front" : series.name === highlighted) ? "font-strong" : ""} ${at < phoneRows ? "" : "max-phone:hidden"}`}
            >
              <span className="text-soft">{chart.axis === "position" ? value : at + 1}</span>
              <svg viewBox="0 0 4 14" className="h-3.5 w-1">
                <rect width="4" height="14" rx="2" fill={series.colour} />
              </svg>
              <span className="truncate">{series.name}</span>
              {/* A place stands before the name already. */}
              {chart.axis === "position" ? null : <span className="text-end">{series.format(value)}</span>}
            </li>
          ))}
      </ol>
    </div>
  );
}

/** All that a chart without a line has to say. */
function inOneSentence(chart: Chart, stops: ReadonlyArray<number>): string {
  const first = stops.at(0);
  const last = stops.at(-1);
  if (first === undefined || last === undefined) return noValue;
  if (first === last) return sentenceAt(chart, first) ?? noValue;
  return `None from ${labelAt(chart, first)} to ${labelAt(chart, last)}.`;
}

/** The numbers of a chart, for those who read them rather than look at them. */
function ChartTable({ chart }: { chart: Chart }) {
  return (
    <div className="chart-table mt-2 overflow-x-auto">
      <table className="w-full [&_:is(th,td)]:h-7 [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:px-2 [&_:is(th,td)]:text-end [&_:is(th,td)]:font-normal [&_:is(th,td):first-child]:ps-0 [&_:is(th,td):first-child]:text-start [&_thead]:text-[0.8125rem] [&_thead]:text-soft">
        <caption className="sr-only">{chart.title}</caption>
        <thead>
          <tr>
            <th scope="col">{chart.xName}</th>
            {chart.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableOf(chart).map(({ x, label, cells }) => (
            <tr key={x}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={chart.series[index]?.name}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
