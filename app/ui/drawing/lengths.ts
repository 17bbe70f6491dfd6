/**
 * A share of a drawing's width or height, 0 to 1, as a length of SVG. Drawings made of percentages fit any screen
 * without scripts, and their texts keep their size.
 */
export function percent(share: number): string {
  return `${Number((100 * share).toFixed(3))}%`;
}

/** A coordinate without the digits that nobody sees: a path of hundreds of points is sent with every page. */
export function short(coordinate: number): string {
  return String(Number(coordinate.toFixed(2)));
}

/** A line through points, as the `d` of a path. */
export function linePath(points: ReadonlyArray<readonly [x: number, y: number]>): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${short(x)} ${short(y)}`).join("");
}

/**
 * Round values for the lines of an axis: multiples of 1, 2 or 5 times a power of ten that lie within a range.
 *
 * @param from less than `to`
 * @param most how many there may be, at least 2
 */
export function ticksBetween(from: number, to: number, most: number): Array<number> {
  const step = roundStep((to - from) / most);
  // 0.3 is a little less than three times 0.1.
  const first = Math.ceil(tidy(from / step));
  const last = Math.floor(tidy(to / step));
  // Multiplied anew for each: sums of tenths would drift.
  return Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step));
}

/** The least of 1, 2, 5, 10, 20, 50 … (and 0.5, 0.2, 0.1 …) that is not less than some size. */
export function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const factor = [1, 2, 5].find((each) => tidy(each * power) >= tidy(size)) ?? 10;
  return tidy(factor * power);
}

/** Without binary noise, and zero without a sign. */
function tidy(value: number): number {
  return Number(value.toPrecision(12)) + 0;
}
