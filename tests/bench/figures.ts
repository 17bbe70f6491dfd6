/** What calls took, in milliseconds. */
export type Figures = { p50: number; p99: number; worst: number };

/** How many calls are averaged for one value of the median. */
const groupSize = 20;

/**
 * The median, the 99th percentile and the longest of calls whose ends were read from a clock of whole milliseconds.
 *
 * A single call's reading may be off by up to a millisecond. The median is therefore taken over means of twenty
 * calls, which are right to a twentieth of one; the 99th percentile over single calls. It is the middle one of the
 * runs' percentiles, so that what else the machine did for a moment does not decide it; the longest call shows that.
 *
 * @param runs for each run the moments at which its first call began and each of its calls ended; at least one
 */
export function figures(runs: ReadonlyArray<ReadonlyArray<number>>): Figures {
  const single = runs.map((marks) => intervals(marks, 1));
  return {
    p50: percentile(
      runs.flatMap((marks) => intervals(marks, groupSize)),
      50,
    ),
    p99: percentile(
      single.map((calls) => percentile(calls, 99)),
      50,
    ),
    worst: Math.max(...single.flat()),
  };
}

/** The mean time of a call, for each `size` calls that followed one another. */
function intervals(marks: ReadonlyArray<number>, size: number): Array<number> {
  return marks.flatMap((mark, index) => {
    const end = index % size === 0 ? marks[index + size] : undefined;
    return end === undefined ? [] : [(end - mark) / size];
  });
}

/** The least of the values that at least `percent` of them do not exceed. @param values at least one */
export function percentile(values: ReadonlyArray<number>, percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
