import { freshness } from "#contract/freshness.ts";
import { apiQuery } from "../api-query.ts";
import { maxTyped } from "#app/text/names.ts";

/** What a typed text, tidied, may mean. */
export function searchedQuery(typed: string) {
  return apiQuery({
    key: ["search", typed],
    fetch: ({ fetchSearched }) => fetchSearched({ data: typed }),
    staleMs: freshness.reference.staleMs,
  });
}

/** Drivers, teams or circuits whose names are near to a typed one that none has, likeliest first; few or none. */
export function nearNamesQuery(kind: "Driver" | "Team" | "Circuit", typed: string) {
  return apiQuery({
    key: ["search", "near", kind, typed],
    fetch: ({ fetchNearNames }) => fetchNearNames({ data: { kind, typed: typed.slice(0, maxTyped) } }),
    staleMs: freshness.reference.staleMs,
  });
}
