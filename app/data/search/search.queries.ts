import { freshness } from "#contract/freshness.ts";
import { factsQuery } from "../facts.ts";

/** What a typed text, tidied, may mean, likeliest first. */
export function foundQuery(typed: string) {
  return factsQuery({
    key: ["search", typed],
    fetch: ({ fetchFound }) => fetchFound({ data: typed }),
    staleMs: freshness.reference.staleMs,
  });
}
