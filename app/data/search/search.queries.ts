import { freshness } from "#contract/freshness.ts";
import { factsQuery } from "../facts.ts";
import { maxTyped } from "./search.ts";

/** What a typed text may mean, likeliest first. */
export function foundQuery(typed: string) {
  return factsQuery({
    key: ["search", typed],
    fetch: ({ fetchFound }) => fetchFound({ data: typed.slice(0, maxTyped) }),
    staleMs: freshness.reference.staleMs,
  });
}
