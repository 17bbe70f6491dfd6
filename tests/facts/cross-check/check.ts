import { type Difference, differencesOf } from "./differences.ts";
import { type Explained, explain, idle } from "./explain.ts";
import { type Explanation, explanations } from "./explanations.ts";
import { releasedSeasons } from "./seasons.ts";

/** What holding an archive's tables against the rules has found. */
export type Checked = {
  seasons: number;
  differences: ReadonlyArray<Explained>;
  /** Explanations that no longer explain what they name. */
  idle: ReadonlyArray<Explanation>;
};

/**
 * Makes every table of an imported full archive anew, from the classifications and each season's rules, and compares.
 *
 * @param file the archive's SQLite file
 */
export function crossCheck(file: string): Checked {
  const seasons = releasedSeasons(file);
  const differences = seasons.flatMap(differencesOf);
  return {
    seasons: seasons.length,
    differences: explain(differences, explanations),
    idle: idle(explanations, differences),
  };
}

/** A difference in words, for example "1963 drivers, after round 4: graham_hill, points 13 by the rules, 9 in F1DB". */
export function inWords({ year, table, round, who, what, ours, theirs }: Difference): string {
  const when = round === null ? "" : `, after round ${round}`;
  return `${year} ${table}${when}: ${who}, ${what} ${ours ?? "none"} by the rules, ${theirs ?? "none"} in F1DB`;
}
