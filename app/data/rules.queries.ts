import { freshness } from "#contract/freshness.ts";
import { apiQuery } from "./api-query.ts";

/** A season's tables under the rules in the URL. */
export function seasonUnderRulesQuery(year: number, rules: string) {
  return apiQuery({
    key: ["standings", year, "rules", rules],
    fetch: ({ fetchSeasonUnderRules }) => fetchSeasonUnderRules({ data: { year, rules } }),
    staleMs: freshness.standings.staleMs,
  });
}

/** The champions of all seasons under the rules in the URL. */
export function championsQuery(rules: string) {
  return apiQuery({
    key: ["champions", rules],
    fetch: ({ fetchChampions }) => fetchChampions({ data: rules }),
    staleMs: freshness.standings.staleMs,
  });
}
