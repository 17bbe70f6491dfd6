import { endpoints } from "#contract/endpoints.ts";
import type { SeasonUnderRules } from "#contract/rules/answers.ts";
import { readRuleSet, ruleSegment } from "#contract/rules/rule-set.ts";
import { apiGet } from "./upstream.server.ts";

/**
 * A season's tables under a rule set; without one, under the well-known rules that change the season most.
 *
 * @throws RuleSetError for invalid rules
 */
export async function seasonUnderRules(year: number, rules: string): Promise<SeasonUnderRules> {
  const segment = ruleSegment(readRuleSet(new URLSearchParams(rules)));
  const answer = await apiGet(endpoints.seasonUnderRules, year, segment);
  const [most] = answer.alternatives;
  return answer.rules !== "" || most === undefined
    ? answer
    : apiGet(endpoints.seasonUnderRules, year, most.rules);
}
