import { noValue } from "#app/text/format.ts";
import { axisOf, besideOf, type Chart, type ChartSeries, labelRoom, namedLines } from "./chart.ts";
import { acrossOf, shareOf } from "./plot.ts";

/*
 * What stands at the ends of lines, and the room that it takes. The server's drawing and the library's ask here, so that
 * both have the same width.
 */

/** What a drawing is seen on. */
export type OnScreen = "wide" | "phone";

/** How high a ranked drawing is in pixels. */
export const rankedHeights: Readonly<Record<OnScreen, number>> = { wide: 480, phone: 368 };

/** About how wide a drawing is, and a letter of a name in front: enough to keep names apart. */
export const plotWidths: Readonly<Record<OnScreen, number>> = { wide: 760, phone: 230 };
const letterWidth = 8;

/** What stands at a line: its name before the value at its end, or at another place. */
export type LineName = { series: ChartSeries; index: number; value: number; words: string; text: string };

/** A name or a value beside the last final value of a line whose season is not over. */
export type FinalLabel = { series: ChartSeries; isNamed: boolean; text: string; x: number; y: number };

/** Before the words beside the drawing: from the end of the line, and with the bar before a name. */
export const wordsAt = { value: 12, name: 22 };

/** From the end of a line to the words in the drawing. */
export const besideEnd = 10;

/** Where the ring of a season that is not over begins and ends, and how far above or below it words are clear of it. */
const ringRadius = 6;
const clearOfRing = 13;
const clearOfName = 17;

/**
 * The names that have room: all on a wide page, six by their short forms on a phone, and the one that stands out. Where a
 * season is not over, its value so far stands beside its ring, without the name if that has room beside the final value.
 */
export function namesOf(chart: Chart, on: OnScreen, highlighted: string | null): Array<LineName> {
  return endNames(chart, on, highlighted, namesAreInside(chart, on));
}

function endNames(
  chart: Chart,
  on: OnScreen,
  highlighted: string | null,
  areInside: boolean,
): Array<LineName> {
  const named = namedLines(chart, on === "phone");
  return chart.series.flatMap((series, index) => {
    const { label, points } = series;
    const value = points.findLast((point) => point.value !== null)?.value ?? null;
    const isLeftOut = (index >= named || label === null) && series.name !== highlighted;
    if (value === null || isLeftOut || isInner(chart, series)) return [];
    const words = areInside && isRunning(chart, series) ? "" : wordsOf(series, on);
    return [{ series, index, value, words, text: textOf(series, words, value) }];
  });
}

/**
 * The names beside the last final values of lines whose season is not over, if all of them have room, and what stands
 * beside rings within the drawing. A value alone is not shown: its name would stand far from it.
 */
export function finalLabels(chart: Chart, on: OnScreen): Array<FinalLabel> {
  const areInside = namesAreInside(chart, on);
  const labels = labelsWith(chart, on, areInside);
  return areInside ? labels : labels.filter((label) => label.isNamed && hasRoom(label, chart, on, false));
}

/** The pixels that what stands at the ends of lines takes beside a drawing. */
export function roomBeside(chart: Chart, on: OnScreen): number {
  // Of a table each drawing has the same room, so that nothing moves when another figure is chosen.
  if (chart.equals !== true) return labelRoom[besideOf(chart, on)];
  return fittedRoom(chart, on, namesAreInside(chart, on));
}

function fittedRoom(chart: Chart, on: OnScreen, areInside: boolean): number {
  const names = endNames(chart, on, null, areInside).filter(({ series }) => series.label?.at === undefined);
  return Math.max(
    0,
    ...names.map(({ words, text }) => wordsAt[words === "" ? "value" : "name"] + widthOf(text)),
  );
}

function namesAreInside(chart: Chart, on: OnScreen): boolean {
  const labels = labelsWith(chart, on, true);
  return labels.length > 0 && labels.every((label) => hasRoom(label, chart, on, true));
}

/** Of an amount that goes on in a season that is not over: its ring stands by itself. */
function isRunning(chart: Chart, { label, open, points }: ChartSeries): boolean {
  if (chart.ranked !== true || chart.axis !== "amount" || open === undefined) return false;
  const last = points.findLast(({ value }) => value !== null);
  return (
    label?.at === undefined && last?.x === open && points.some(({ x, value }) => x < open && value !== null)
  );
}

/** Whether the ring stands within the drawing: by season of the career the others may have had more of them. */
function isInner(chart: Chart, series: ChartSeries): boolean {
  return isRunning(chart, series) && series.open !== axisOf(chart).at(-1);
}

function labelsWith(chart: Chart, on: OnScreen, areInside: boolean): Array<FinalLabel> {
  const labels = chart.series
    .filter((series) => isRunning(chart, series))
    .flatMap((series) => {
      const end = series.points.findLast(({ x, value }) => x !== series.open && value !== null);
      if (end === undefined || end.value === null) return [];
      const ring = isInner(chart, series) ? series.points.find(({ x }) => x === series.open) : undefined;
      return [
        { point: end, isNamed: areInside },
        { point: ring, isNamed: !areInside },
      ].flatMap(({ point, isNamed }) => {
        if (point === undefined || point.value === null) return [];
        const text = textOf(series, isNamed ? wordsOf(series, on) : "", point.value);
        return [{ series, isNamed, text, x: point.x, y: shareOf(chart, point.value) * rankedHeights[on] }];
      });
    });
  return labels.toSorted((one, other) => one.y - other.y).reduce<Array<FinalLabel>>(belowThoseBefore, []);
}

/** One line of words below the other. */
function belowThoseBefore(placed: Array<FinalLabel>, label: FinalLabel): Array<FinalLabel> {
  const above = placed.findLast(({ x }) => x === label.x);
  return [...placed, above === undefined ? label : { ...label, y: Math.max(label.y, above.y + clearOfName) }];
}

/** Whether a label covers no ring and nothing beside the drawing, and ends before the card does. */
function hasRoom(label: FinalLabel, chart: Chart, on: OnScreen, areInside: boolean): boolean {
  const { series, text, x, y } = label;
  const slot = plotWidths[on] / axisOf(chart).length;
  const right = besideEnd + widthOf(text);
  // What stands beside its own ring has nothing after it but lines.
  if (x === series.open || right <= slot * ((series.open ?? x) - x) - ringRadius) return true;
  const rings = chart.series.flatMap(
    ({ points, open }) => points.find((point) => point.x === open)?.value ?? [],
  );
  const isClear = [...rings, ...endNames(chart, on, null, areInside).map(({ value }) => value)].every(
    (value) => Math.abs(shareOf(chart, value) * rankedHeights[on] - y) > clearOfRing + clearOfName,
  );
  const toEnd = slot * ((axisOf(chart).at(-1) ?? x) - x + 0.5);
  return isClear && right <= toEnd + fittedRoom(chart, on, areInside);
}

function wordsOf({ name, label }: ChartSeries, on: OnScreen): string {
  return (on === "wide" ? label?.long : label?.short) ?? name;
}

/** The words before a value as it is written. */
export function textOf({ format }: ChartSeries, words: string, value: number): string {
  return `${words} ${format(value).replace(noValue, "")}`.trim();
}

function widthOf(text: string): number {
  return letterWidth * text.length + 4;
}

/** Where a label stands across the drawing, as a share. */
export function shareAt(chart: Chart, { x }: Pick<FinalLabel, "x">): number {
  return acrossOf(chart, x) / 1000;
}
