import { noValue } from "./format-number.ts";

/**
 * A lap time as timing screens write it: 85.123 → "1:25.123", 53.377 → "53.377"; "–" for none.
 *
 * @param seconds to the thousandth
 */
export function formatLapTime(seconds: number | null): string {
  if (seconds === null) return noValue;
  // Whole milliseconds first: 59.9996 s are a minute.
  const milliseconds = Math.round(seconds * 1000);
  const minutes = Math.floor(milliseconds / 60_000);
  const rest = ((milliseconds % 60_000) / 1000).toFixed(3);
  return minutes === 0 ? rest : `${minutes}:${rest.padStart(6, "0")}`;
}

/** A difference with its sign and three decimals: −0.123 → "−0.123", 0.1 → "+0.100"; "–" for none. */
export function formatGap(gap: number | null): string {
  if (gap === null) return noValue;
  const size = Math.abs(gap).toFixed(3);
  // What rounds to nothing has no sign.
  if (Number(size) === 0) return size;
  return gap < 0 ? `−${size}` : `+${size}`;
}
