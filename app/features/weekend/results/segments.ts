import type { TimedLine, TimedClassification } from "#contract/weekend.ts";
import { lastNames } from "#app/text/names.ts";

/** A segment of a qualifying: 1, 2 or 3. */
export type Segment = 1 | 2 | 3;

/** A line with the last segment that its driver took part in; those of segment 3 were not eliminated. */
export type SegmentLine = TimedLine & {
  reached: Segment;
  /** The segments in which the driver had the best time. */
  best: ReadonlySet<Segment>;
  /** The best time of the segment that the driver reached, in seconds; null where nobody set one. */
  bestOfReached: number | null;
};

/** A line of a session by one time; the fastest is marked where that is not the first. */
export type TimeLine = TimedLine & { isFastest?: boolean };

/** True where the first was not the fastest: at Indianapolis the day of qualifying came before the time. */
function isOutOfOrder(lines: ReadonlyArray<TimedLine>): boolean {
  const first = lines[0]?.time ?? null;
  return first !== null && !hasSegments(lines) && least(lines.map(({ time }) => time)) < first;
}

/** The lines with gaps to the fastest, also where the order is not that of the times. */
export function withGapsToFastest(lines: ReadonlyArray<TimedLine>): ReadonlyArray<TimeLine> {
  if (!isOutOfOrder(lines)) return lines;
  const best = least(lines.map(({ time }) => time));
  return lines.map((line) => ({
    ...line,
    gap: line.time === null || line.time === best ? null : Math.round((line.time - best) * 1000) / 1000,
    isFastest: line.time === best,
  }));
}

/**
 * The finding of a session of timed laps: "Verstappen is fastest by 0.201 s", or who is first where the order is not that
 * of the times. Who starts first is another question: the grid penalties come after it.
 *
 * @param lines in order of classification
 * @returns null where one of the first two has no time, or the gap is no lead
 */
export function fastestBy(lines: ReadonlyArray<TimedLine>): string | null {
  const [first, second] = lines;
  if (first?.position !== 1 || second === undefined) return null;
  const [name] = lastNames([first.driver_name, second.driver_name]);
  if (isOutOfOrder(lines)) return `${name} is classified first`;
  if (second.gap === null || second.gap <= 0) return null;
  if (first.q3 !== null && second.q3 === null) return null;
  return `${name} is fastest by ${second.gap.toFixed(3)} s`;
}

/** True for a session of three segments. */
export function hasSegments(lines: ReadonlyArray<TimedLine>): boolean {
  return lines.some(({ q1 }) => q1 !== null);
}

/**
 * Who was eliminated where. A driver has reached a segment with a time in it, and without one when places in it are
 * left over and no other had a better time in the segment before: such a driver may not have driven, or lost the times.
 *
 * @param format of qualifying; the segments of 2016's two eliminations had fewer places
 */
export function withSegments(lines: ReadonlyArray<TimedLine>, format: string | null): Array<SegmentLine> {
  const [second, third] = placesOf(lines.length, format);
  // Whoever lost all times with an exclusion may have been in any segment.
  const unknown = lines.filter(
    (line) => line.q1 === null && ["DSQ", "EX"].includes(line.position_text),
  ).length;
  const inThird = reached(lines, third - unknown, "q3", "q2");
  const inSecond = reached(lines, second - unknown, "q2", "q1");
  const best = bestTimes(lines);
  return lines.map((line) => {
    const segment = inThird.has(line) ? 3 : inSecond.has(line) ? 2 : 1;
    return {
      ...line,
      reached: segment,
      best: new Set(segments.filter((each) => line[`q${each}`] !== null && line[`q${each}`] === best[each])),
      bestOfReached: Number.isFinite(best[segment]) ? best[segment] : null,
    };
  });
}

const segments = [1, 2, 3] as const;

function bestTimes(lines: ReadonlyArray<TimedLine>): Readonly<Record<Segment, number>> {
  return {
    1: least(lines.map(({ q1 }) => q1)),
    2: least(lines.map(({ q2 }) => q2)),
    3: least(lines.map(({ q3 }) => q3)),
  };
}

/** How many take part in the second and in the third segment: as many are eliminated after the first as after the second. */
function placesOf(cars: number, format: string | null): [second: number, third: number] {
  if (format === "ELIMINATION") return [15, 8];
  const third = 10;
  if (cars >= 23) return [third + 7, third];
  if (cars >= 21) return [third + 6, third];
  return [third + (cars >= 19 ? 5 : 4), third];
}

type Times = "q1" | "q2" | "q3";

function reached(
  lines: ReadonlyArray<TimedLine>,
  places: number,
  segment: Times,
  before: Times,
): ReadonlySet<TimedLine> {
  const timed = lines.filter((line) => line[segment] !== null);
  const others = lines
    .filter((line) => line[segment] === null && line[before] !== null)
    .toSorted((one, other) => (one[before] ?? 0) - (other[before] ?? 0));
  return new Set([...timed, ...others.slice(0, Math.max(0, places - timed.length))]);
}

/** A line of a qualifying of two runs, with the times of both. */
export type RunLine = TimedLine & {
  first: number | null;
  second: number | null;
  /** True for the best time of that run. */
  bestFirst: boolean;
  bestSecond: boolean;
};

/** Formats in which two runs make one result: the better of both counts, or their sum. */
const twoRuns: ReadonlySet<string | null> = new Set(["TWO_SESSION", "AGGREGATE"]);

/**
 * The lines of a qualifying with the times of its two runs.
 *
 * @param runs the classifications of both; null where one could not be had
 * @returns null where the result is not one of two runs, or neither of them is held
 */
export function withRuns(
  { format, lines }: TimedClassification,
  runs: readonly [TimedClassification | null, TimedClassification | null],
): Array<RunLine> | null {
  const [first, second] = runs.map((run) => run?.lines ?? []);
  if (first === undefined || second === undefined || !twoRuns.has(format)) return null;
  if (first.length === 0 && second.length === 0) return null;
  const bestFirst = least(first.map(({ time }) => time));
  const bestSecond = least(second.map(({ time }) => time));
  return lines.map((line) => {
    const own = [timeIn(first, line), timeIn(second, line)] as const;
    return {
      ...line,
      first: own[0],
      second: own[1],
      bestFirst: own[0] === bestFirst,
      bestSecond: own[1] === bestSecond,
    };
  });
}

function timeIn(run: ReadonlyArray<TimedLine>, { driver_id }: TimedLine): number | null {
  return run.find((line) => line.driver_id === driver_id)?.time ?? null;
}

/** The least of several times; Infinity, which equals no time, where there is none. */
function least(times: ReadonlyArray<number | null>): number {
  return Math.min(...times.filter((time) => time !== null));
}
