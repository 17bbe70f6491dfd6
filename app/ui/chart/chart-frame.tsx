import { type KeyboardEvent, type ReactNode, useCallback, useId, useMemo, useState } from "react";
import { EmbedAction, useBlockClass } from "#app/ui/embed/embeddable.tsx";
import { blockOf } from "#app/ui/embed/embedding.ts";
import { noValue } from "#app/text/format.ts";
import { type Chart, hasValues, labelAt, sentenceAt, stopsOf, tableOf } from "./chart.ts";
import { ChartLegend } from "./chart-legend.tsx";
import { useDrawnChart } from "./use-drawn-chart.ts";
import "./chart.css";

type ChartFrameProps = {
  /** A value that stays the same object for as long as the chart stays the same. */
  chart: Chart;
  /** For the main chart of a section. */
  tall?: boolean;
  /** What tells which line is which, in place of the usual legend; it stands below the drawing. */
  legend?: ReactNode;
  /** Name of the series that stands out; the others fade. */
  highlighted?: string | null;
  /** Stable functions, told of the series under the pointer (null for none) and of one that is clicked. */
  onSeries?: (name: string | null) => void;
  onPick?: (name: string) => void;
};

/**
 * The one chart of the site. Its numbers stand in the document as a table; the drawing comes when the chart is
 * looked at. What has one place on its horizontal axis is said in a sentence: it makes no line.
 */
export function ChartFrame({ chart, tall = false, legend, ...picking }: ChartFrameProps) {
  const id = useId();
  const block = blockOf(chart.title);
  const stops = stopsOf(chart);
  const drawn = stops.length > 1 && hasValues(chart);
  return (
    <section className={`chart ${useBlockClass(block)}`} aria-labelledby={id} data-tall={tall || undefined}>
      <div className="chart-head">
        <h3 id={id}>{chart.title}</h3>
        {drawn && legend === undefined ? <ChartLegend chart={chart} /> : null}
      </div>
      {drawn ? (
        <>
          <ChartPlot key={chart.title} chart={chart} stops={stops} {...picking} />
          {legend}
          <details className="chart-numbers">
            <summary>Show as a table</summary>
            <ChartTable chart={chart} />
          </details>
          <EmbedAction block={block} title={chart.title} />
        </>
      ) : (
        <p className="chart-readout">{inOneSentence(chart, stops)}</p>
      )}
    </section>
  );
}

type ChartPlotProps = Pick<ChartFrameProps, "chart" | "highlighted" | "onSeries" | "onPick"> & {
  stops: ReadonlyArray<number>;
};

/** The drawing, with a cursor that follows the pointer and the keys, and the sentence it stands at. */
function ChartPlot({ chart, stops, highlighted = null, onSeries, onPick }: ChartPlotProps) {
  const [cursor, setCursor] = useState<number | null>(null);
  const [spoken, setSpoken] = useState("");
  const followPointer = useCallback((x: number | null) => {
    setCursor(x);
    setSpoken("");
  }, []);
  const watch = useMemo(
    () => ({ onPoint: followPointer, onSeries, onPick }),
    [followPointer, onSeries, onPick],
  );
  const { box, failed, moveTo } = useDrawnChart(chart, watch, highlighted);

  function place(x: number | null) {
    setCursor(x);
    moveTo(x);
    setSpoken(x === null ? "" : (sentenceAt(chart, x) ?? ""));
  }

  function followKey(event: KeyboardEvent) {
    const next = moveCursor(stops, cursor, event.key);
    if (next === undefined) return;
    event.preventDefault();
    place(next);
  }

  const last = stops.at(-1) ?? null;
  return (
    <>
      <p className="chart-readout">{readout(chart, cursor) ?? readout(chart, last)}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- takes keys as an application */}
      <div
        className="chart-plot"
        role="application"
        aria-roledescription="chart"
        aria-label={`${chart.title} by ${chart.xName.toLowerCase()}. The left and right arrow keys read it.`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys go to what has the focus
        tabIndex={0}
        onKeyDown={followKey}
        onBlur={() => place(null)}
      >
        {failed ? <p className="note">The drawing could not be loaded. The numbers are below.</p> : null}
        <div ref={box} className="chart-box" aria-hidden="true" />
      </div>
      <p className="sr-only" aria-live="polite">
        {spoken}
      </p>
    </>
  );
}

function readout(chart: Chart, x: number | null): string | null {
  return x === null ? null : sentenceAt(chart, x);
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
    <div className="chart-table">
      <table>
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

/**
 * Where a key moves the cursor of a chart: the arrows to a neighbour, Home and End to the ends, Escape away.
 * The first arrow enters from the end that it points away from.
 *
 * @param stops the places that can be visited, in ascending order
 * @param current the place of the cursor; null when there is none
 * @returns the new place, null for none, undefined for a key that means nothing here
 */
export function moveCursor(
  stops: ReadonlyArray<number>,
  current: number | null,
  key: string,
): number | null | undefined {
  const first = stops.at(0) ?? null;
  const last = stops.at(-1) ?? null;
  switch (key) {
    case "ArrowRight":
      return current === null ? first : (stops.find((stop) => stop > current) ?? last);
    case "ArrowLeft":
      return current === null ? last : (stops.findLast((stop) => stop < current) ?? first);
    case "Home":
      return first;
    case "End":
      return last;
    case "Escape":
      return null;
    default:
      return undefined;
  }
}
