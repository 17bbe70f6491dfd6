import type { TimedLine } from "#contract/weekend.ts";

/** How qualifyings were decided, by F1DB's name of the format. */
const formats: Readonly<Record<string, string>> = {
  ONE_SESSION: "One session: the fastest lap counts.",
  TWO_SESSION: "Two sessions: the better time of both counts.",
  ONE_LAP: "One timed lap each, alone on the track.",
  FOUR_LAPS: "The time of four laps in a row counts.",
  AGGREGATE: "Two runs of one lap each: the sum of both times counts.",
  KNOCKOUT: "Three segments, the slowest eliminated after the first and the second.",
  SPRINT_RACE:
    "Three segments, the slowest eliminated after the first and the second. The result set the grid of the sprint, and the sprint that of the race.",
  ELIMINATION: "Three segments, in each of which the slowest was eliminated every 90 seconds.",
};

const segmentsMethod =
  "Times are the best of each segment, ◆ marks the fastest of each; gaps are to the fastest of the last segment in which a driver set a time. Who reached a segment without a time in it follows from the places it had.";

/** How a qualifying was decided and what its table shows. */
export function qualifyingMethod(format: string | null, shows: "segments" | "runs" | "time"): string {
  const shown = { segments: segmentsMethod, runs: "◆ marks the fastest of each run.", time: "" }[shows];
  return [
    format === null ? formats.KNOCKOUT : formats[format],
    shown,
    "Grid penalties come after it.",
    source,
  ]
    .filter(Boolean)
    .join(" ");
}

const source = "Source: F1DB.";

/** What the table of any other session shows. */
export function timedMethod(lines: ReadonlyArray<TimedLine>): string {
  const laps = lines.some((line) => line.laps !== null) ? "Laps are all that were driven." : "";
  return ["Each driver's fastest lap, and the gap to the fastest of all.", laps, source]
    .filter(Boolean)
    .join(" ");
}
