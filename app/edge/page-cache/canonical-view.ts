import { firstSeason, isId } from "#contract/ids.ts";
import { teamName } from "#contract/teams.ts";
import { stringifySearch } from "#app/text/search-params.ts";

/**
 * Search parameters that choose between views that everybody may share, and their values. What a route's own list of
 * values ends (a tab, a session) is checked by that route; the others are checked here.
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

/** Parameters by which others follow their readers. No page is another one for them. */
const trackingParameter =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|dclid|twclid|ttclid|igshid|mc_[ce]id|_hs\w+)$/i;

/** A page's address without tracking parameters, so that a link that carries them finds the kept page. */
export function withoutTracking(url: URL): URL {
  if (url.search === "" || !isPageAddress(url)) return url;
  const names = [...url.searchParams.keys()].filter((name) => trackingParameter.test(name));
  if (names.length === 0) return url;
  const plain = new URL(url);
  for (const name of names) plain.searchParams.delete(name);
  return plain;
}

/** Addresses that are no pages: facts, the health check, and files by their ending. */
const noPage = /^\/(?:api|_serverFn)\/|^\/(?:healthz|mcp)$|\./;

/** True for an address that may be a page's. */
export function isPageAddress({ pathname }: URL): boolean {
  return !noPage.test(pathname);
}

/** Paths as the site writes them; one with escapes would be a second address of the same page. */
const plainPath = /^[\w./-]*$/;

/**
 * True for a page in one of its common views: its default, one of its tabs, one season, or with the `team` parameter.
 * Their number is bounded, and they may be cached. Sorted, filtered and picked views are unbounded.
 *
 * @param asked the address
 * @param understood what the page's route made of its query
 */
export function isCanonicalView(
  asked: { pathname: string; searchStr: string },
  understood: Record<string, unknown>,
  presentYear: number,
): boolean {
  if (!plainPath.test(asked.pathname)) return false;
  // A query that is not written as the site writes it would be a second address of the same view.
  if (asked.searchStr !== stringifySearch(understood)) return false;
  return [...new URLSearchParams(asked.searchStr)].every(
    ([name, value]) => sharedParameters.get(name)?.(value, presentYear) === true,
  );
}

/** False for an address that cannot be a canonical view's, so that nobody need look whether it is kept. */
export function mayBeCanonical({ pathname, searchParams }: URL): boolean {
  return plainPath.test(pathname) && [...searchParams.keys()].every((name) => sharedParameters.has(name));
}
