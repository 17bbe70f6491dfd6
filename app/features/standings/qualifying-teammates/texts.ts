import type { PairSession } from "#contract/standings.ts";

/** How teammates are compared in qualifying (docs/method.md). */
export function pairsMethod(session: PairSession[1]): string {
  const counted =
    session === "SQ"
      ? "Sprint qualifying only; qualifying is counted apart."
      : "Qualifying only; sprint qualifying is counted apart.";
  return `${counted} Each two drivers of a team who took part in the same session are a pair. Compared is the last segment in which both set a time; in sessions without segments the classifying time, which in six rounds of 2005 is the sum of two runs. Sessions without two such times are left out; equal times count for neither. Source: F1DB.`;
}

/** What the gaps are, beside how they were compared. */
export const gapsMethod =
  "Gaps are faster driver minus slower, so negative is faster; who is faster is told by the median. The mean counts every session alike, one in the rain included, and may say the opposite. Per cent are of the faster time.";
