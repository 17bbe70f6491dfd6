import { useLocation } from "@tanstack/react-router";
import { stringifySearch } from "#app/text/search-params.ts";

/** Redirects readers without scripts from a skeleton to the complete page. */
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
 * The same address with `?complete` (app/edge/create-request-context.ts); null where it is there already, so that nobody is
 * redirected in circles.
 */
export function completeAddress(location: {
  pathname: string;
  search: Readonly<Record<string, unknown>>;
}): string | null {
  if ("complete" in location.search) return null;
  return `${location.pathname}${stringifySearch({ ...location.search, complete: "" })}`;
}
