import type { QualifyingComparison } from "#contract/qualifying.ts";
import { rounded, sum } from "./arithmetic.ts";
import { scaleText } from "./season-rules/rule-texts.ts";
import { raceScale } from "./season-rules/scales.ts";
import { byCountback, countOfPlaces } from "./season-rules/tables.ts";

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

/** A driver's position in the qualifying of a round. */
export type QualifyingPlace = { driver_id: string; round: number; place: number };

/** A row of the qualifying championship's table. */
export type QualifyingLine = {
  driver_id: string;
  position: number;
  points: number;
  places: ReadonlyMap<number, number>;
};

/** The rules of a season's qualifying championship in a sentence or two. */
export function qualifyingRule(year: number): string {
  return (
    `Each Grand Prix’s qualifying gives ${scaleText(raceScale(year))} points by place, as a race of ${year} does, ` +
    "before grid penalties; every round counts. Sprint qualifying and fastest laps give nothing."
  );
}

/**
 * A season's table as if qualifying gave the points, with countback on ties (most first places, then most second
 * places, and so on). A full tie shares the position.
 *
 * @param places of all drivers in all rounds; each driver once in a round
 */
export function qualifyingTable(year: number, places: ReadonlyArray<QualifyingPlace>): Array<QualifyingLine> {
  const scale = raceScale(year);
  const drivers = [...Map.groupBy(places, (one) => one.driver_id)].map(([driver_id, own]) => ({
    driver_id,
    points: sum(own.map(({ place }) => scale[place - 1] ?? 0)),
    counts: countOfPlaces(own.map(({ place }) => place)),
    places: new Map(own.map(({ round, place }) => [round, place])),
  }));
  const order = (one: (typeof drivers)[number], other: (typeof drivers)[number]) =>
    other.points - one.points || byCountback(one.counts, other.counts);
  const sorted = drivers.toSorted(order);
  return sorted.map((driver) => ({
    driver_id: driver.driver_id,
    position: sorted.findIndex((other) => order(other, driver) === 0) + 1,
    points: driver.points,
    places: driver.places,
  }));
}
