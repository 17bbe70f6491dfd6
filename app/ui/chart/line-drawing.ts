/** A line of a drawing: a value at each stop; null where it has none. */
export type DrawnLine = {
  id: string;
  /** At the line's end, on a wide page and on a phone. */
  name: string;
  shortName: string;
  /** A CSS colour. */
  colour: string;
  /** The second of a team: its line is dashed, and its end hollow. */
  second: boolean;
  values: ReadonlyArray<number | null>;
};

/** The drawing's height and the width of its plot in its own units; the plot is stretched to the page's width. */
export const plot = { height: 380, width: 1000, top: 16, bottom: 364 };

/** How far apart the names at the ends of lines stand at least, by their place in the order. */
export function labelDistance(index: number): number {
  return index < 2 ? 19 : index < 6 ? 16 : 13.6;
}

/** Round values from nothing to the highest, at most five. */
export function ticksTo(highest: number): Array<number> {
  const rough = Math.max(highest, 1) / 4.99;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
}

/** The height of a value in the plot. */
export function heightOf(value: number, highest: number): number {
  return plot.bottom - ((plot.bottom - plot.top) * value) / Math.max(highest, 1);
}

/**
 * A line as a path, from nothing before the first stop; it breaks where a value is missing.
 *
 * @param stops how many there are on the axis
 */
export function pathOf(values: DrawnLine["values"], stops: number, highest: number): string {
  const before = (values[0] ?? null) === null ? null : 0;
  return [before, ...values]
    .map((value, index, all) => {
      if (value === null) return "";
      const command = index === 0 || all[index - 1] === null ? "M" : "L";
      return `${command}${round((plot.width * index) / stops)} ${round(heightOf(value, highest))}`;
    })
    .join("");
}

/**
 * Where names stand so that none covers another: each as near to its line's end as the others let it.
 *
 * @param ends the heights of the lines' ends, in the order of the table
 * @returns the heights of the names, in the same order
 */
export function spread(ends: ReadonlyArray<number>): Array<number> {
  const order = ends.map((y, index) => ({ y, index })).toSorted((one, other) => one.y - other.y);
  const apart = order.map(({ index }) => labelDistance(index));
  const placed: Array<number> = [];
  for (const [at, { y }] of order.entries()) {
    const above = placed[at - 1];
    placed.push(above === undefined ? y : Math.max(y, above + Math.max(apart[at] ?? 0, apart[at - 1] ?? 0)));
  }
  for (let at = placed.length - 1; at >= 0; at -= 1) {
    const lowest = at === placed.length - 1 ? plot.bottom + 6 : (placed[at + 1] ?? 0) - (apart[at + 1] ?? 0);
    placed[at] = Math.min(placed[at] ?? 0, lowest);
  }
  const heights = Array.from(ends, () => 0);
  for (const [at, { index }] of order.entries()) heights[index] = round(placed[at] ?? 0);
  return heights;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
