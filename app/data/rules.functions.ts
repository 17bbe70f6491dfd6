import { createServerFn } from "@tanstack/react-start";
import { maxLength, object, pipe, string } from "valibot";
import { endpoints } from "#contract/endpoints.ts";
import { ruleText } from "#contract/rules/address.ts";
import { mostWins } from "#contract/rules/presets.ts";
import { maxRuleTextLength, readRuleSet, RuleSetError, ruleSegment } from "#contract/rules/rule-set.ts";
import { season } from "#contract/values.ts";
import { seasonUnderRules } from "./season-under-rules.server.ts";
import { apiGet } from "./upstream.server.ts";

/** A result under other rules, or why the rules are invalid; `expected` says what would be valid. */
export type UnderRules<Answer> =
  | { kind: "answer"; answer: Answer }
  | { kind: "refused"; message: string; expected: string };

const rules = pipe(string(), maxLength(maxRuleTextLength));

/** A season's tables under the rules in the URL; without any, under the well-known ones that change it most. */
export const fetchSeasonUnderRules = createServerFn({ method: "GET" })
  .validator(object({ year: season, rules }))
  .handler(({ data: { year, rules: text } }) => orRefused(() => seasonUnderRules(year, text)));

/** The champions of all seasons under the rules in the URL; without any, with wins alone deciding. */
export const fetchChampions = createServerFn({ method: "GET" })
  .validator(rules)
  .handler(({ data }) =>
    orRefused(() => {
      const text = data === "" ? ruleText(mostWins.search) : data;
      return apiGet(endpoints.champions, ruleSegment(readRuleSet(new URLSearchParams(text))));
    }),
  );

async function orRefused<Answer>(ask: () => Promise<Answer>): Promise<UnderRules<Answer>> {
  try {
    return { kind: "answer", answer: await ask() };
  } catch (error) {
    if (!(error instanceof RuleSetError)) throw error;
    return { kind: "refused", message: error.message, expected: error.expected };
  }
}
