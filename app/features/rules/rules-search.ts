import { ruleParameters, type RuleSearch } from "#contract/rules/address.ts";
import {
  longestParameter,
  ofEachParameter,
  read,
  searchParams,
  searchTexts,
} from "#app/text/search-params.ts";
import { viewParams } from "#app/ui/table/view.ts";

const parameters = searchParams({
  ...ofEachParameter(ruleParameters, (name) =>
    read((value) => {
      const text = textsOf(value).join(",");
      return text === "" || text.length > longestParameter || text === usual[name] ? undefined : text;
    }),
  ),
  sort: viewParams.sort,
});

/** What says nothing: a form sends every field. */
const usual: RuleSearch = { short: "half" };

/** The search parameters of pages under other rules: the rules, and the tables' order. */
export type RulesSearch = ReturnType<typeof parameters>;

/**
 * Reads the search parameters of a season under other rules. What is empty or says nothing is left out; whether it is a
 * rule set, its answer says.
 */
export function rulesSearch(search: Record<string, unknown>): RulesSearch {
  return parameters(search);
}

/** The search parameters of a rule set's canonical text. */
export function rulesOf(rules: string): RulesSearch {
  return rulesSearch(Object.fromEntries(new URLSearchParams(rules)));
}

/** Of all seasons: rounds can be left out of one only. */
export function championsSearch(search: Record<string, unknown>): RulesSearch {
  return parameters({ ...search, without: undefined });
}

/** Its texts without those that are empty; the router reads numbers as numbers. */
function textsOf(value: unknown): Array<string> {
  const values = (Array.isArray(value) ? value : [value]).map((each: unknown) =>
    typeof each === "number" ? String(each) : each,
  );
  return searchTexts(values)
    .map((text) => text.trim())
    .filter(Boolean);
}
