import type { TimedClassification, TimedLine } from "#contract/weekend.ts";
import { least } from "./held-lines.tsx";

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
