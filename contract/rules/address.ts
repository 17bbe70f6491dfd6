import { canonicalQuery } from "../canonical-query.ts";

/** The parameters of a rule set, in canonical order. Their meaning: rule-set.ts. */
export const ruleParameters = [
  "like",
  "points",
  "sprints",
  "lap",
  "best",
  "cars",
  "last",
  "short",
  "without",
] as const;
export type RuleParameter = (typeof ruleParameters)[number];

/** The parameters of a rule set as texts; an absent one is as in the season. */
export type RuleSearch = { [Name in RuleParameter]?: string | undefined };

/** A rule set as a canonical query: `points=10-6-4-3-2-1&sprints=out`. */
export function ruleText(search: RuleSearch): string {
  return canonicalQuery(ruleParameters, search);
}
