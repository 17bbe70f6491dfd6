import { type RuleSearch, ruleText } from "./address.ts";
import type { RuleChoices } from "./answers.ts";

/** Rules worth a look, each with its name. */
export type Preset = { label: string; search: RuleSearch };

/** The points of each period of history, and single rules that decided titles. */
export function presets({ periods }: RuleChoices): Array<Preset> {
  return [
    mostWins,
    { label: "All results count", search: { best: "all" } },
    ...periods.map(({ from, to, points, lap }) => ({
      label: to === null ? `Points since ${from}` : `Points of ${from === to ? from : `${from}–${to}`}`,
      search: { points: points.join("-"), ...(lap === "always" && { lap }) },
    })),
    { label: "Without sprints", search: { sprints: "out" } },
    { label: "Double points in the last race", search: { last: "double" } },
  ];
}

/**
 * Wins alone decide, whole ones also in races that gave half their points; what a page of all champions shows until
 * others are chosen.
 */
export const mostWins: Preset = {
  label: "Most wins",
  search: { like: "2003", points: "1", best: "all", short: "full" },
};

/** Whether the points of a rule set, given as its canonical text, are wins: then they are called so. */
export function countsWins(rules: string): boolean {
  const chosen = new URLSearchParams(rules);
  // Rounds that are left out do not change what is counted.
  chosen.delete("without");
  return chosen.toString() === ruleText(mostWins.search);
}
