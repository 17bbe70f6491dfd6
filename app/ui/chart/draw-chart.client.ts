import {
  createOptionsChart,
  CrosshairMode,
  type DeepPartial,
  type IChartApiBase,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type PriceChartOptions,
} from "lightweight-charts";
import { subscribeToTheme } from "#app/ui/theme/theme.tsx";
import {
  axisOf,
  axisWidth,
  type Chart,
  type ChartSeries,
  plotMargin,
  drawnValue,
  rangeOf,
  runsOf,
} from "./chart.ts";
import { roomBeside } from "./end-labels.ts";

/** A chart on the page. */
export type DrawnChart = {
  /** Moves the cursor to a place on the horizontal axis; null takes it away. */
  moveTo: (x: number | null) => void;
  /** Draws one series in its colour and above the others, which fade; null brings all colours back. */
  highlight: (name: string | null) => void;
  destroy: () => void;
};

/** Who is told what the pointer is at; null for nothing. */
export type ChartWatch = {
  onPoint: (x: number | null) => void;
  onSeries?: ((name: string | null) => void) | undefined;
  onPick?: ((name: string) => void) | undefined;
};

/** One unbroken part of a series, as the library's own series, and its colour as CSS says it. */
type Line = { api: ISeriesApi<"Line", number>; name: string; colour: string };

/** A line that is met by the pointer and not seen. */
const unseen = "rgba(0, 0, 0, 0)";

/** A page with room for names, as the drawing's classes have it (`--breakpoint-phone`). */
const widePage = "(width >= 641px)";

/**
 * Lays a chart's cursor over its drawing, and lines that the pointer meets and nobody sees; it keeps the box's size and
 * the page's theme.
 *
 * @param watch told of the place and the series under the pointer, and of a series that is clicked
 */
export function drawChart(box: HTMLElement, chart: Chart, watch: ChartWatch): DrawnChart {
  const drawing = createOptionsChart(box, unchanging(chart));
  const frame = addFrame(drawing, chart);
  // The first of a table is drawn last, above the others.
  const lines = chart.series.toReversed().flatMap((series) => addSeries(drawing, chart, series));
  const scale = drawing.timeScale();
  function fit(): void {
    scale.applyOptions({
      rightOffsetPixels: roomBeside(chart, matchMedia(widePage).matches ? "wide" : "phone"),
    });
    scale.fitContent();
  }
  fit();
  // A time scale that is not shown tells of no change of its size.
  const sizes = new ResizeObserver(fit);
  sizes.observe(box);

  function moveTo(x: number | null): void {
    // The height does not matter: only the upright line is shown, and each series marks its own point.
    if (x === null) drawing.clearCrosshairPosition();
    else drawing.setCrosshairPosition(rangeOf(chart).from, x, frame);
  }
  const nameOf = (hovered: unknown) => lines.find(({ api }) => api === hovered)?.name ?? null;
  drawing.subscribeCrosshairMove(({ time, hoveredInfo }) => {
    watch.onPoint(time ?? null);
    watch.onSeries?.(nameOf(hoveredInfo?.series));
  });
  // A tap moves no pointer.
  drawing.subscribeClick(({ time, hoveredInfo }) => {
    watch.onPoint(time ?? null);
    moveTo(time ?? null);
    const name = nameOf(hoveredInfo?.series);
    if (name !== null) watch.onPick?.(name);
  });

  let highlighted: string | null = null;
  function paintLines(): void {
    for (const { api, name, colour } of lines) {
      const isPale = highlighted !== null && name !== highlighted;
      const drawn = computedColour(box, colour, isPale ? 0.25 : 1);
      api.applyOptions({ color: unseen, crosshairMarkerBackgroundColor: drawn });
      // Moved to the end, a line is drawn after the others, and so above them.
      if (name === highlighted) api.setSeriesOrder(lines.length);
    }
  }

  function highlight(name: string | null): void {
    if (name === highlighted) return;
    highlighted = name;
    paintLines();
  }

  function paint(): void {
    const fontFamily = getComputedStyle(box).fontFamily;
    const cursor = computedColour(box, "var(--color-soft)");
    const ink = computedColour(box, "var(--color-ink)");
    drawing.applyOptions({
      layout: { background: { color: unseen }, textColor: unseen, fontFamily },
      crosshair: { vertLine: { color: cursor, labelBackgroundColor: ink } },
    });
    paintLines();
  }
  paint();
  const stopFollowing = followTheme(paint);

  function destroy(): void {
    stopFollowing();
    sizes.disconnect();
    drawing.remove();
  }
  return { moveTo, highlight, destroy };
}

/**
 * Adds what the lines are drawn on: every place of the horizontal axis and the range of the vertical one.
 */
function addFrame(drawing: IChartApiBase<number>, chart: Chart) {
  const { from, to } = rangeOf(chart);
  const frame = drawing.addSeries(LineSeries, {
    ...unmarked,
    lineVisible: false,
    crosshairMarkerVisible: false,
    autoscaleInfoProvider: () => ({ priceRange: { minValue: from, maxValue: to } }),
    priceFormat: {
      type: "custom",
      minMove: 1,
      formatter: () => "",
      // The drawing has the numbers. Without a letter to measure the scale would be 8 px wider than the drawing's.
      tickmarksFormatter: (values: ReadonlyArray<number>) => values.map(() => " "),
    },
  });
  frame.setData(axisOf(chart).map((time) => ({ time, value: from })));
  return frame;
}

/** Adds a series as one line for each unbroken part of it. */
function addSeries(
  drawing: IChartApiBase<number>,
  chart: Chart,
  { name, stroke, colour, points, open }: ChartSeries,
): Array<Line> {
  return runsOf(points, open).map((run) => {
    const api = drawing.addSeries(LineSeries, {
      ...unmarked,
      lineWidth: 2,
      // A line of one point would be drawn as a dash.
      lineVisible: stroke !== "points" && run.length > 1,
      crosshairMarkerRadius: 5,
    });
    api.setData(run.map(({ x, value }) => ({ time: x, value: drawnValue(chart, value) })));
    return { api, name, colour };
  });
}

const unmarked = { priceScaleId: "left", lastValueVisible: false, priceLineVisible: false } as const;

/** What holds in every theme. The chart shows all there is: it neither scrolls nor zooms. */
function unchanging(chart: Chart): DeepPartial<PriceChartOptions> {
  return {
    autoSize: true,
    // The logo brings a style element of its own, which the security policy forbids: `ChartAttribution` links instead.
    layout: { attributionLogo: false, fontSize: 12 },
    handleScroll: false,
    handleScale: false,
    localization: { precision: 0 },
    grid: { vertLines: { visible: false }, horzLines: { visible: false } },
    leftPriceScale: {
      visible: true,
      borderVisible: false,
      invertScale: chart.axis === "position",
      scaleMargins: { top: plotMargin, bottom: plotMargin },
      // Room for the longest number, so that the drawing does not move once the numbers are measured.
      minimumWidth: axisWidth,
    },
    rightPriceScale: { visible: false },
    timeScale: { visible: false, fixLeftEdge: true, uniformDistribution: true },
    crosshair: {
      mode: CrosshairMode.Magnet,
      vertLine: { style: LineStyle.Dashed },
      horzLine: { visible: false, labelVisible: false },
    },
  };
}

/** A CSS colour as the library understands it: custom properties, `light-dark()` and `color-mix()` resolved. */
function computedColour(box: HTMLElement, colour: string, opacity = 1): string {
  const probe = document.createElement("span");
  probe.style.color = colour;
  box.append(probe);
  const computed = getComputedStyle(probe).color;
  probe.remove();
  return opacity === 1 ? computed : computed.replace(/^rgb\((.*)\)$/u, `rgba($1, ${opacity})`);
}

/** Calls back when the visitor chooses a theme, and when the system changes its own. */
function followTheme(onChange: () => void): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const stop = subscribeToTheme(onChange);
  system.addEventListener("change", onChange);
  return () => {
    stop();
    system.removeEventListener("change", onChange);
  };
}
