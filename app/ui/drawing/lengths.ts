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
