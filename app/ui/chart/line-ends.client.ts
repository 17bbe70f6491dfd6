import type { IPrimitivePaneView, ISeriesPrimitiveBase, SeriesAttachedParameter } from "lightweight-charts";
import { type Chart, axisOf, drawnValue, namedLines, rankOf } from "./chart.ts";

/** The width of a phone, whose labels are short ones. */
const narrow = 640;

/**
 * The ends of a ranked chart's lines, each with a dot and what leads towards its name: a series primitive of the library.
 * The names are text of the page (chart-drawing.tsx), which is sharp on every screen.
 */
export class LineEnds implements ISeriesPrimitiveBase<SeriesAttachedParameter<number>> {
  private readonly chart: Chart;
  private attachedTo: SeriesAttachedParameter<number> | null = null;
  private colours: ReadonlyArray<string> = [];
  private surface: string | null = null;
  private highlighted: string | null = null;
  private readonly views: ReadonlyArray<IPrimitivePaneView>;

  constructor(chart: Chart) {
    this.chart = chart;
    this.views = [
      {
        zOrder: () => "top",
        renderer: () => ({
          draw: (target) =>
            target.useMediaCoordinateSpace(({ context, mediaSize }) => this.draw(context, mediaSize)),
        }),
      },
    ];
  }

  /** How many pixels the labels take of a chart's width. */
  roomIn(width: number): number {
    return width < narrow ? labelRoom.short : labelRoom.long;
  }

  /**
   * Sets the colours and draws again.
   *
   * @param colours one for each series
   */
  paint(colours: ReadonlyArray<string>, surface: string, highlighted: string | null): void {
    this.colours = colours;
    this.surface = surface;
    this.highlighted = highlighted;
    this.attachedTo?.requestUpdate();
  }

  attached(parameters: SeriesAttachedParameter<number>): void {
    this.attachedTo = parameters;
  }

  detached(): void {
    this.attachedTo = null;
  }

  paneViews(): ReadonlyArray<IPrimitivePaneView> {
    return this.views;
  }

  private draw(context: CanvasRenderingContext2D, size: { width: number; height: number }): void {
    const { attachedTo, surface } = this;
    const last = axisOf(this.chart).at(-1);
    if (attachedTo === null || surface === null || last === undefined) return;
    const { series: frame, chart } = attachedTo;
    const count = namedLines(this.chart, size.width < narrow - 48);
    const edge = size.width - this.roomIn(size.width + 48) + 5;
    // The grid ends where the names begin.
    context.fillStyle = surface;
    context.fillRect(edge + 10, 0, size.width - edge - 10, size.height);
    for (const [index, { points, name, stroke }] of this.chart.series.entries()) {
      const point = points.findLast(({ value }) => value !== null) ?? null;
      if (point === null || point.value === null || (index >= count && name !== this.highlighted)) continue;
      const x = chart.timeScale().timeToCoordinate(point.x);
      const y = frame.priceToCoordinate(drawnValue(this.chart, point.value));
      if (x === null || y === null) continue;
      const colour = this.colours[index] ?? surface;
      context.strokeStyle = colour;
      context.lineWidth = 1;
      context.beginPath();
      context.moveTo(x + 5, y);
      context.lineTo(edge, y);
      context.stroke();
      context.beginPath();
      const isFront = name === this.highlighted || rankOf(index) === "front";
      context.arc(x, y, isFront ? 4.5 : 3.5, 0, 2 * Math.PI);
      context.fillStyle = stroke === "solid" ? colour : surface;
      context.fill();
      context.lineWidth = 2;
      context.stroke();
    }
  }
}

/** The pixels that labels take, beside the drawing. */
const labelRoom = { long: 168, short: 104 };
