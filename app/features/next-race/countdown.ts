import { formatCount } from "#app/text/format-number.ts";

/** How often a running countdown is computed again, in milliseconds (specification §9). */
export const countdownTickMs = 1000;

const minuteMs = 60_000;

/** What is left until a start, in whole units; all zero at the start and after it. */
export type Countdown = { days: number; hours: number; minutes: number };

/**
 * The time left between two instants, both in milliseconds since the epoch. A minute that has begun to run out
 * is not counted: one minute and 59 seconds before the start read 01.
 */
export function countdown(startMs: number, presentMs: number): Countdown {
  const minutes = Math.max(0, Math.floor((startMs - presentMs) / minuteMs));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}

/** The countdown in words, for those who hear it. */
export function spokenCountdown({ days, hours, minutes }: Countdown): string {
  if (days + hours + minutes === 0) return "starting now";
  return [formatCount(days, "day"), formatCount(hours, "hour"), formatCount(minutes, "minute")].join(" ");
}
