import { stringifySearch } from "#app/search-params.ts";

/**
 * The same address with the wish for the whole page at once (app/edge/entry.ts); null where it is there
 * already, so that nobody is sent in circles.
 */
export function completeAddress(location: {
  pathname: string;
  search: Readonly<Record<string, unknown>>;
}): string | null {
  if ("complete" in location.search) return null;
  return `${location.pathname}${stringifySearch({ ...location.search, complete: "" })}`;
}
