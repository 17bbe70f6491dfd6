import { formatCount } from "./format-number.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * An age in the one unit that says it best, rounded down: 50 → "less than a minute", 7200 → "2 hours". A clock that is
 * behind makes none older than now.
 */
export function formatAge(seconds: number): string {
  if (seconds < minute) return "less than a minute";
  if (seconds < hour) return formatCount(Math.floor(seconds / minute), "minute");
  if (seconds < day) return formatCount(Math.floor(seconds / hour), "hour");
  return formatCount(Math.floor(seconds / day), "day");
}
