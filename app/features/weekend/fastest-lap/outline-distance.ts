import type { Point } from "#app/ui/track/outline.ts";

/** How far each point of a closed line is from the first, as a share of the whole; the first again at the end. */
function sharesOf(points: ReadonlyArray<Point>): { closed: Array<Point>; shares: Array<number> } {
  const closed = [...points, ...points.slice(0, 1)];
  let length = 0;
  const lengths = closed.map(([x, y], index) => {
    const [fromX, fromY] = closed[index - 1] ?? [x, y];
    length += Math.hypot(x - fromX, y - fromY);
    return length;
  });
  return { closed, shares: lengths.map((each) => each / (length || 1)) };
}

/**
 * The place on a circuit after a share of the lap.
 *
 * @param share 0 at the start, 1 at the end of the lap
 * @returns null for an outline without points
 */
export function alongOutline(points: ReadonlyArray<Point>, share: number): Point | null {
  const { closed, shares } = sharesOf(points);
  const next = shares.findIndex((each) => each >= share);
  const to = closed[next];
  const from = closed[next - 1] ?? to;
  if (to === undefined || from === undefined) return null;
  const [before = 0, after = 0] = [shares[next - 1], shares[next]];
  const part = after === before ? 0 : (share - before) / (after - before);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** The part of a circuit between two shares of the lap, its ends included. */
export function betweenOnOutline(points: ReadonlyArray<Point>, from: number, to: number): Array<Point> {
  const { closed, shares } = sharesOf(points);
  const [start, end] = [alongOutline(points, from), alongOutline(points, to)];
  if (start === null || end === null) return [];
  return [
    start,
    ...closed.filter((_, index) => (shares[index] ?? 0) > from && (shares[index] ?? 0) < to),
    end,
  ];
}
