/**
 * The value at `x` on the line through points, straight between them and level beyond the first and the last.
 *
 * @param xs rising, as many as `ys`, at least one
 */
export function interpolate(x: number, xs: ReadonlyArray<number>, ys: ReadonlyArray<number>): number {
  const after = firstAbove(x, xs);
  const [x0, x1, y0, y1] = [xs[after - 1], xs[after], ys[after - 1], ys[after]];
  if (x0 === undefined || y0 === undefined) return y1 ?? Number.NaN;
  if (x1 === undefined || y1 === undefined) return y0;
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** Index of the first that is greater than `x`; the length when none is. @param xs rising */
export function firstAbove(x: number, xs: ReadonlyArray<number>): number {
  let [low, high] = [0, xs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((xs[middle] ?? Number.POSITIVE_INFINITY) > x) high = middle;
    else low = middle + 1;
  }
  return low;
}
