import type { QualifyingComparison } from "#contract/qualifying.ts";
import { rounded } from "./arithmetic.ts";

/** One driver's times in a qualifying, in seconds; null = none set or none recorded. */
export type QualifyingTimes = {
  /** For the note that says why a comparison is left out. */
  name: string;
  /** DSQ, EX and so on without a position; null otherwise. */
  status: string | null;
  /** The classifying time of a session without segments. */
  time: number | null;
  q1: number | null;
  q2: number | null;
  q3: number | null;
};

/**
 * What is compared: the session's `segments` (Q1, Q2, Q3), the classifying `time`, or the `sum` of two runs,
 * which then is the classifying time.
 */
export type QualifyingBasis = "segments" | "time" | "sum";

/** The part of a comparison that follows from the times. */
export type QualifyingGap = Pick<
  QualifyingComparison,
  "segment" | "driver_time" | "teammate_time" | "gap" | "gap_percent" | "left_out"
>;

/**
 * What qualifying times are compared by. The session had segments if any driver has a time in one.
 *
 * @param lines all drivers of the session
 * @param format F1DB's `qualifyingFormat`; only `AGGREGATE` (six rounds of 2005) matters
 */
export function qualifyingBasis(lines: ReadonlyArray<QualifyingTimes>, format: string): QualifyingBasis {
  if (lines.some(({ q1, q2, q3 }) => q1 !== null || q2 !== null || q3 !== null)) return "segments";
  return format === "AGGREGATE" ? "sum" : "time";
}

/**
 * The gap between two drivers in one qualifying: in the last segment in which both set a time, otherwise by classifying
 * time. A recorded time counts even if its driver was disqualified later.
 *
 * @returns times and `gap` in seconds, negative when `driver` was faster; `gap_percent` relative to the faster time,
 *   with the gap's sign, to three decimals. All null without two times; `left_out` then says why
 */
export function qualifyingGap(
  driver: QualifyingTimes,
  teammate: QualifyingTimes,
  basis: QualifyingBasis,
): QualifyingGap {
  const shared = sharedTimes(driver, teammate, basis);
  if (shared === null) {
    const nothing = { segment: null, driver_time: null, teammate_time: null, gap: null, gap_percent: null };
    return { ...nothing, left_out: whyLeftOut(driver, teammate, basis) };
  }
  const { segment, times } = shared;
  const [driver_time, teammate_time] = times;
  // Times are taken to the thousandth.
  const gap = rounded(driver_time - teammate_time, 3);
  const gap_percent = rounded((100 * gap) / Math.min(driver_time, teammate_time), 3);
  return { segment, driver_time, teammate_time, gap, gap_percent, left_out: null };
}

type Shared = { segment: QualifyingGap["segment"]; times: [driver: number, teammate: number] };

function sharedTimes(
  driver: QualifyingTimes,
  teammate: QualifyingTimes,
  basis: QualifyingBasis,
): Shared | null {
  if (basis !== "segments") return both(basis, driver.time, teammate.time);
  return (
    both("Q3", driver.q3, teammate.q3) ??
    both("Q2", driver.q2, teammate.q2) ??
    both("Q1", driver.q1, teammate.q1)
  );
}

function both(segment: Shared["segment"], driver: number | null, teammate: number | null): Shared | null {
  return driver === null || teammate === null ? null : { segment, times: [driver, teammate] };
}

function whyLeftOut(driver: QualifyingTimes, teammate: QualifyingTimes, basis: QualifyingBasis): string {
  const without = [driver, teammate].filter((one) => !hasTime(one, basis));
  const [only] = without;
  if (only === undefined) return "no segment in which both set a time";
  if (without.length > 1) return "neither set a time";
  if (only.status === "DSQ") return `${only.name} was disqualified`;
  if (only.status === "EX") return `${only.name} was excluded`;
  return basis === "sum" ? `${only.name} has no time of two runs` : `${only.name} set no time`;
}

function hasTime({ time, q1, q2, q3 }: QualifyingTimes, basis: QualifyingBasis): boolean {
  return basis === "segments" ? q1 !== null || q2 !== null || q3 !== null : time !== null;
}
