import type { QualifyingComparison } from "#contract/qualifying.ts";
import type { QualifyingView } from "#app/features/drivers/driver-search.ts";

export const notes = {
  results: "No qualifying data available for this driver.",
  comparisons: "No teammate to compare with in this kind of session.",
} as const;

export const viewLabels: Readonly<Record<QualifyingView, string>> = {
  results: "Results",
  teammates: "Teammates",
  sessions: "Session by Session",
};

/** What the results are (docs/method.md). */
export const resultsMethod =
  "Every qualifying and sprint qualifying on record. Times are those of the segments Q1, Q2 and Q3; sessions without segments have the classifying time. Source: F1DB.";

/** How two are compared in qualifying (docs/method.md). */
export function comparisonMethod(session: QualifyingComparison["session_type"]): string {
  const counted =
    session === "SQ"
      ? "Sprint qualifying only; qualifying is counted apart."
      : "Qualifying only; sprint qualifying is counted apart.";
  return `${counted} Compared is the last segment in which both set a time; in sessions without segments the classifying time, which in six rounds of 2005 is the sum of two runs. Gaps are driver minus teammate, so negative is faster; per cent are of the faster time. Sessions without a time from both drivers are not counted. Ties count for neither. Source: F1DB.`;
}

const segmentNames = { Q1: "Q1", Q2: "Q2", Q3: "Q3", time: "Time", sum: "Sum of two runs" } as const;

/** What was compared, or why nothing was. */
export function comparedText({ segment, left_out }: QualifyingComparison): string {
  return segment === null ? `Left out: ${left_out ?? "no times"}` : segmentNames[segment];
}
