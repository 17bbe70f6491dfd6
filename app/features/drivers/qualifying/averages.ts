/** The value in the middle, or midway between the two in the middle; null without values. */
export function median(values: ReadonlyArray<number>): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return mean(sorted.length % 2 === 1 ? sorted.slice(half, half + 1) : sorted.slice(half - 1, half + 1));
}

/** The arithmetic mean; null without values. */
export function mean(values: ReadonlyArray<number>): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
