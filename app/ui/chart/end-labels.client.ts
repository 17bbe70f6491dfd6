import type { IPrimitivePaneView, ISeriesPrimitiveBase, SeriesAttachedParameter } from "lightweight-charts";
import { type Chart, axisOf, drawnValue, namedLines, rankOf } from "./chart.ts";
import { spread } from "./line-drawing.tsx";

/** The colours of the theme and the typeface that labels are written with. */
type LabelTheme = { ink: string; inkSoft: string; surface: string; font: string };

/** The width of a phone, whose labels are short ones. */
const narrow = 640;

/** The names at the ends of a ranked chart's lines, each joined to its line: a series primitive of the library. */
export class EndLabels implements ISeriesPrimitiveBase<SeriesAttachedParameter<number>> {
  private readonly chart: Chart;
  private attachedTo: SeriesAttachedParameter<number> | null = null;
  private colours: ReadonlyArray<string> = [];
  private theme: LabelTheme | null = null;
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
  paint(colours: ReadonlyArray<string>, theme: LabelTheme, highlighted: string | null): void {
    this.colours = colours;
    this.theme = theme;
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
    const { attachedTo, theme } = this;
    const last = axisOf(this.chart).at(-1);
    if (attachedTo === null || theme === null || last === undefined) return;
    const { series: frame, chart } = attachedTo;
    const isNarrow = size.width < narrow - 48;
    const count = namedLines(this.chart, isNarrow);
    const ends = this.chart.series.flatMap(({ points, name, label, format, stroke }, index) => {
      const point = points.findLast(({ value }) => value !== null) ?? null;
      if (point === null || point.value === null) return [];
      if (index >= count && name !== this.highlighted) return [];
      const x = chart.timeScale().timeToCoordinate(point.x);
      const y = frame.priceToCoordinate(drawnValue(this.chart, point.value));
      if (x === null || y === null) return [];
      const text = `${(isNarrow ? label?.short : label?.long) ?? name} ${format(point.value)}`;
      return [{ index, name, x, y, text, hollow: stroke !== "solid" }];
    });
    const heights = spread(
      ends.map(({ y }) => y),
      size.height - 8,
    );
    const edge = size.width - this.roomIn(size.width + 48) + 8;
    context.textBaseline = "middle";
    // The grid ends where the names begin.
    context.fillStyle = theme.surface;
    context.fillRect(edge + 10, 0, size.width - edge - 10, size.height);
    for (const [at, { index, name, x, y, text, hollow }] of ends.entries()) {
      const height = heights[at] ?? y;
      const rank = name === this.highlighted ? "front" : rankOf(index);
      context.strokeStyle = this.colours[index] ?? theme.ink;
      context.lineWidth = 1;
      context.beginPath();
      context.moveTo(x + 5, y);
      context.lineTo(edge - 3, y);
      context.lineTo(edge + 9, height);
      context.lineTo(edge + 13, height);
      context.stroke();
      context.beginPath();
      context.arc(x, y, rank === "front" ? 4.5 : 3.5, 0, 2 * Math.PI);
      context.fillStyle = hollow ? theme.surface : (this.colours[index] ?? theme.ink);
      context.fill();
      context.lineWidth = 2;
      context.stroke();
      context.font =
        rank === "front" ? `700 14px ${theme.font}` : `${rank === "next" ? 600 : 400} 12px ${theme.font}`;
      const isSoft = rank === "rest" || (this.highlighted !== null && name !== this.highlighted);
      context.fillStyle = isSoft ? theme.inkSoft : theme.ink;
      context.fillText(text, edge + 17, height + 0.5);
    }
  }
}

/** The pixels that labels take, beside the drawing. */
const labelRoom = { long: 168, short: 104 };
