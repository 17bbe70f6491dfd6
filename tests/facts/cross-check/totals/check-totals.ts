import { ourTotals } from "./our-totals.ts";
import { releasedTotals } from "./released-totals.ts";
import { idleTotals, type TotalDifference, totalDifferences } from "./total-differences.ts";
import { type TotalExplanation, totalExplanations } from "./total-explanations.ts";

/** What holding our totals against a release's has found. */
export type CheckedTotals = {
  /** How many totals were compared. */
  compared: number;
  differences: ReadonlyArray<TotalDifference>;
  /** Explanations that no longer explain what they name. */
  idle: ReadonlyArray<TotalExplanation>;
};

/**
 * Compares the totals of every driver and constructor, by season and over the career, with F1DB's own.
 *
 * @param file the SQLite file that was imported from the release
 * @param release the release's file (f1db-csv.zip)
 */
export function checkTotals(file: string, release: string): CheckedTotals {
  const theirs = releasedTotals(release);
  const differences = totalDifferences(ourTotals(file), theirs, totalExplanations);
  return { compared: theirs.length, differences, idle: idleTotals(totalExplanations, differences) };
}
