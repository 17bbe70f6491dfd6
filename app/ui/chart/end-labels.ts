import { noValue } from "#app/text/format.ts";
import { axisOf, besideOf, type Chart, type ChartSeries, labelRoom, namedLines } from "./chart.ts";
import { acrossOf, shareOf } from "./plot.ts";

/*
 * What stands at the ends of lines or beside them, where, and the room that it takes. The server's drawing and the
 * library's ask here, so that both have the same width.
 */

/** What a drawing is seen on. */
export type OnScreen = "wide" | "phone";

/** How high a ranked drawing is in pixels. */
export const rankedHeights: Readonly<Record<OnScreen, number>> = { wide: 480, phone: 368 };

/** About how wide a drawing is, and a letter of a name in front: enough to keep names apart. */
const plotWidths: Readonly<Record<OnScreen, number>> = { wide: 760, phone: 230 };
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
function textOf({ format }: ChartSeries, words: string, value: number): string {
  return `${words} ${format(value).replace(noValue, "")}`.trim();
}

function widthOf(text: string): number {
  return letterWidth * text.length + 4;
}

/** Where a label stands across the drawing, as a share. */
export function shareAt(chart: Chart, { x }: Pick<FinalLabel, "x">): number {
  return acrossOf(chart, x) / 1000;
}

/** About how wide a letter of a name in the drawing is. */
const innerLetterWidth = 7.2;
const innerLetterHeight = 12;
/** The bar before such a name, with the room after it. */
export const barRoom = 8;
/** The letters of a name above the first place stand a little above the drawing, where its heading leaves room. */
const highestLine = 8;

/** A name in the drawing, with the room that it takes in pixels. */
type PlacedName = {
  name: LineName;
  share: number;
  y: number;
  /** From its place across to where it begins, in pixels. */
  dx: number;
  left: number;
  right: number;
  /** True where no line may go through it, its own included. */
  isClear: boolean;
};

/**
 * Names in the drawing, each beside the end of its line or above a place of it: at the first one where it covers neither
 * another name nor another line, otherwise at the first without a name. Who has none is left out.
 *
 * @param height of the drawing in pixels
 */
export function namesInside(
  names: ReadonlyArray<LineName>,
  chart: Chart,
  height: number,
  on: OnScreen,
): Array<PlacedName> {
  const kept: Array<PlacedName> = [];
  for (const name of names) {
    const free = (name.series.label?.at ?? [])
      .flatMap((x) => placedAt(name, x, chart, height, on))
      .filter((one) =>
        kept.every(
          (other) => one.left > other.right || other.left > one.right || Math.abs(one.y - other.y) > 16,
        ),
      );
    const best = free.find((one) => !coversLine(one, chart, height, on)) ?? free[0];
    if (best !== undefined) kept.push(best);
  }
  return kept;
}

function placedAt(name: LineName, x: number, chart: Chart, height: number, on: OnScreen): Array<PlacedName> {
  const { series, words } = name;
  const value = series.points.find((point) => point.x === x)?.value ?? null;
  if (value === null) return [];
  // At another place than its first, a value would be taken for the line's highest.
  const text = x === series.label?.at?.[0] ? textOf(series, words, value) : words;
  const share = acrossOf(chart, x) / 1000;
  const isEnd = series.points.findLast((point) => point.value !== null)?.x === x;
  const width = text.length * innerLetterWidth + barRoom;
  const middle = share * plotWidths[on];
  // Above its place, inside the drawing; beside an end clear of its dot.
  const dx = isEnd ? besideEnd : Math.min(Math.max(-width / 2, -middle), plotWidths[on] - middle - width);
  const left = middle + dx;
  const y = shareOf(chart, value) * height + (isEnd ? 4.5 : -9);
  const beside: PlacedName = {
    name: { ...name, text },
    share,
    y,
    dx,
    left,
    right: left + width,
    isClear: false,
  };
  if (!isEnd) return [beside];
  // Where another line goes on beside the end there may be room above or below it.
  const around = [y - 15, y + 17].flatMap((line) =>
    [-width / 2, 6 - width].map((start): PlacedName => ({
      ...beside,
      y: line,
      dx: start,
      left: middle + start,
      right: middle + start + width,
      isClear: true,
    })),
  );
  return [
    beside,
    ...around.filter(
      (each) => each.left > 0 && each.right < plotWidths[on] && each.y > highestLine && each.y < height,
    ),
  ];
}

/** Whether a line goes through it: its own one only where it may not. */
function coversLine(
  { name, left, right, y, isClear }: PlacedName,
  chart: Chart,
  height: number,
  on: OnScreen,
): boolean {
  const across = (x: number) => (acrossOf(chart, x) / 1000) * plotWidths[on];
  return chart.series.some(
    (series) =>
      (isClear || series !== name.series) &&
      series.points.some(({ x, value }, index) => {
        const next = series.points[index + 1];
        if (value === null || next === undefined || next.value === null) return false;
        const [from, to] = [across(x), across(next.x)];
        if (to < left || from > right) return false;
        const heightAt = (pixel: number) => {
          const part = (Math.min(Math.max(pixel, from), to) - from) / (to - from);
          return (shareOf(chart, value) * (1 - part) + shareOf(chart, next.value ?? value) * part) * height;
        };
        const ends = [heightAt(left), heightAt(right)];
        return Math.min(...ends) < y + 3 && Math.max(...ends) > y - innerLetterHeight;
      }),
  );
}
