import { formatSigned, noValue } from "./format-number.ts";

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

/** The time of a whole race: 6126.304 → "1:42:06.304"; "–" for none. */
export function formatRaceTime(seconds: number | null): string {
  if (seconds === null) return noValue;
  const milliseconds = Math.round(seconds * 1000);
  const hours = Math.floor(milliseconds / 3_600_000);
  if (hours === 0) return formatLapTime(seconds);
  const minutes = String(Math.floor((milliseconds % 3_600_000) / 60_000)).padStart(2, "0");
  const rest = ((milliseconds % 60_000) / 1000).toFixed(3).padStart(6, "0");
  return `${hours}:${minutes}:${rest}`;
}

/** A duration in seconds and thousandths, so that a column of them aligns: 22.3 → "22.300"; "–" for none. */
export function formatSeconds(seconds: number | null): string {
  return seconds === null ? noValue : seconds.toFixed(3);
}

/** A difference with its sign and three decimals: −0.123 → "−0.123", 0.1 → "+0.100"; "–" for none. */
export function formatGap(gap: number | null): string {
  return formatSigned(gap, 3);
}
