import type { RuleSearch } from "./address.ts";
import type { RuleChoices } from "./answers.ts";

/** Rules worth a look, each with its name. */
export type Preset = { label: string; search: RuleSearch };

/** The points of each period of history, and single rules that decided titles. */
export function presets({ periods }: RuleChoices): Array<Preset> {
  return [
    mostWins,
    { label: "All results count", search: { best: "all" } },
    ...periods.map(({ from, to, points, lap }) => ({
      label: `Points of ${periodText(from, to)}`,
      search: { points: points.join("-"), ...(lap === "always" && { lap }) },
    })),
    { label: "Without sprints", search: { sprints: "out" } },
    { label: "Double points in the last race", search: { last: "double" } },
  ];
}

/** "1991–2002", "1960", or "2010–" for the present ones. */
function periodText(from: number, to: number | null): string {
  if (to === null) return `${from}–`;
  return from === to ? String(from) : `${from}–${to}`;
}

/** Wins alone decide; what a page of all champions shows until others are chosen. */
export const mostWins: Preset = { label: "Most wins", search: { like: "2003", points: "1", best: "all" } };
