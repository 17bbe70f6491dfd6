import { firstSeason, isId } from "#contract/ids.ts";
import { teamName } from "#contract/teams.ts";
import { stringifySearch } from "#app/text/search-params.ts";

/**
 * Search parameters of views that are shared between readers, with a check of their values. Values that the route
 * validates against a fixed list (a tab, a session) need no check here.
 */
const sharedParameters = new Map<string, (value: string, presentYear: number) => boolean>([
  ["view", () => true],
  ["session", () => true],
  ["races", () => true],
  ["year", isSeason],
  ["season", isSeason],
  ["team", (id) => isId(id) && teamName(id) !== null],
]);

function isSeason(text: string, presentYear: number): boolean {
  const year = Number(text);
  return year >= firstSeason && year <= presentYear + 1;
}

/** Tracking parameters of other sites. They never change the page. */
const trackingParameter =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|dclid|twclid|ttclid|igshid|mc_[ce]id|_hs\w+)$/i;

/** A page's URL without tracking parameters, so that links carrying them hit the cache. */
export function withoutTracking(url: URL): URL {
  if (url.search === "" || !isPageAddress(url)) return url;
  const names = [...url.searchParams.keys()].filter((name) => trackingParameter.test(name));
  if (names.length === 0) return url;
  const plain = new URL(url);
  for (const name of names) plain.searchParams.delete(name);
  return plain;
}

/** Paths that are not pages: data, the health check, and files, recognised by their extension. */
const noPage = /^\/(?:api|_serverFn)\/|^\/(?:healthz|mcp)$|\./;

/** True if this may be a page's URL. */
export function isPageAddress({ pathname }: URL): boolean {
  return !noPage.test(pathname);
}

/** Paths as the site writes them. With escapes, one page would have several URLs. */
const plainPath = /^[\w./-]*$/;

/**
 * True for a page in one of its common views: the default, a tab, one season, or with the `team` parameter. Their
 * number is bounded, so they may be cached. Sorted, filtered and picked views are unbounded.
 *
 * @param asked the requested URL
 * @param understood the query as validated by the page's route
 */
export function isCanonicalView(
  asked: { pathname: string; searchStr: string },
  understood: Record<string, unknown>,
  presentYear: number,
): boolean {
  if (!plainPath.test(asked.pathname)) return false;
  // A query written differently from how the site writes it would be another URL for the same view.
  if (asked.searchStr !== stringifySearch(understood)) return false;
  return [...new URLSearchParams(asked.searchStr)].every(
    ([name, value]) => sharedParameters.get(name)?.(value, presentYear) === true,
  );
}

/** False for a URL that cannot be a canonical view's, so that the cache need not be read. */
export function mayBeCanonical({ pathname, searchParams }: URL): boolean {
  return plainPath.test(pathname) && [...searchParams.keys()].every((name) => sharedParameters.has(name));
}
