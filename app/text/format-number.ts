/** What stands where there is no such value. */
export const noValue = "–";

/** A value as a cell shows it: text as it is, numbers with at most two decimals, "–" for none. */
export function formatValue(value: string | number | null): string {
  if (value === null) return noValue;
  return typeof value === "number" ? String(Math.round(value * 100) / 100) : value;
}

/** A whole number with its thousands apart: "2,571". The language's own rules would take a browser longer to load. */
export function formatThousands(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}

/** A whole number in at least two digits, as clocks write it: "07"; a hundred and more take three. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** So many of something: "1 lap", "12 laps". @param several where it is more than `one` with an s: "3 Grands Prix" */
export function formatCount(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** An average with two decimals, so that a column of them aligns; "–" for none. */
export function formatAverage(value: number | null): string {
  return value === null ? noValue : value.toFixed(2);
}

/** A difference with its sign and so many decimals: "+3", "−0.12"; what rounds to nothing has no sign; "–" for none. */
export function formatSigned(value: number | null, decimals: number): string {
  if (value === null) return noValue;
  const size = Math.abs(value).toFixed(decimals);
  if (Number(size) === 0) return size;
  return value < 0 ? `−${size}` : `+${size}`;
}

/** A computed value with no more decimals than it is shown with, as downloads should have it; null for none. */
export function rounded(value: number | null, decimals: number): number | null {
  // Adding 0 makes a plain zero of a negative one.
  return value === null ? null : Number(value.toFixed(decimals)) + 0;
}
