import { useLocation } from "@tanstack/react-router";
import { stringifySearch } from "#app/text/search-params.ts";

/** Part of what stands in for facts that are on their way: readers without scripts are led to the whole page. */
export function WithoutScripts() {
  const address = completeAddress(useLocation());
  if (address === null) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${address}`} />
      <a href={address}>Show the whole page</a>
    </noscript>
  );
}

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
