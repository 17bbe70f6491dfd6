/** The arithmetic mean. @param values at least one */
export function mean(values: ReadonlyArray<number>): number {
  return sum(values) / values.length;
}

/** 0 for none. */
export function sum(values: ReadonlyArray<number>): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Null for none. */
export function median(values: ReadonlyArray<number>): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower, upper] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}

/**
 * The value below which a share of the values lies, between two of them in proportion.
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

/** Rounded to so many decimals, which also removes the binary noise of sums and differences. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

/** Lines sorted by a figure. Those without one come last in either direction, and the sort is stable. */
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
