/** The arithmetic mean. @param values at least one */
export function mean(values: ReadonlyArray<number>): number {
  return sum(values) / values.length;
}

/** The sum of the values; 0 for an empty list. */
export function sum(values: ReadonlyArray<number>): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The median; null for an empty list. */
export function median(values: ReadonlyArray<number>): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower, upper] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}

/**
 * A quantile of the values, linearly interpolated.
 *
 * @param values at least one
 * @param share 0 to 1: 0.25 for the lower quartile
 */
export function quantile(values: ReadonlyArray<number>, share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}

/** Rounded to a number of decimals, which also removes the binary noise of sums and differences. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

/** Rows sorted by a figure, stably. Rows without one come last in either direction. */
export function byFigure<Line>(
  lines: ReadonlyArray<Line>,
  figure: (line: Line) => number | null,
  direction: "least first" | "greatest first",
): Array<Line> {
  const sign = direction === "least first" ? 1 : -1;
  return lines.toSorted((one, other) => {
    const [first, second] = [figure(one), figure(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}
