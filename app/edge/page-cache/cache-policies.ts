import type { PageKind } from "#app/platform/request-context.ts";

/**
 * How long a page may be cached, in seconds.
 *
 * - `browser`: fresh in browsers.
 * - `edge`: fresh at the edge.
 * - `stale`: after `edge`, served stale while it is rendered again (stale-while-revalidate).
 * - `failing`: after `edge`, served when rendering fails (stale-if-error).
 */
export type CachePolicy = { browser: number; edge: number; stale: number; failing: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** By page kind: a completed season, the current season, or a race weekend in progress. */
export const cachePolicies = {
  settled: { browser: 5 * minute, edge: 7 * day, stale: 30 * day, failing: 30 * day },
  current: { browser: minute, edge: 5 * minute, stale: day, failing: 7 * day },
  live: { browser: 0, edge: 30, stale: 5 * minute, failing: day },
} as const satisfies Record<PageKind, CachePolicy>;

/** A weekend begins this long before its race: on Thursday. */
const weekendMs = 3 * day * 1000;

/**
 * The kind of a page, which selects its cache policy.
 *
 * @param page.season the season that the page is about; undefined for pages about no single season
 * @param page.nextRaceMs start of the next race, or of its day; null when there is none or it is unknown
 */
export function pageKind(page: {
  season: number | undefined;
  presentMs: number;
  nextRaceMs: number | null;
}): PageKind {
  const { season, presentMs, nextRaceMs } = page;
  if (season !== undefined && season < new Date(presentMs).getUTCFullYear()) return "settled";
  return nextRaceMs !== null && nextRaceMs - presentMs < weekendMs ? "live" : "current";
}

/**
 * A page's caching headers. Browsers read `Cache-Control`; Cloudflare's CDN cache, if enabled, reads
 * `Cloudflare-CDN-Cache-Control` and can be purged by `Cache-Tag`.
 */
export function cacheHeaders(
  { browser, edge, stale, failing }: CachePolicy,
  tags: ReadonlyArray<string>,
): Record<string, string> {
  return {
    "cache-control": `public, max-age=${browser}`,
    "cloudflare-cdn-cache-control": `public, max-age=${edge}, stale-while-revalidate=${stale}, stale-if-error=${failing}`,
    "cache-tag": tags.join(","),
  };
}

/** A page's cache tags: all pages, archive version, section, and subject (`standings-2025`). */
export function cacheTags(pathname: string, archiveVersion: string): Array<string> {
  const [section, subject] = pathname.split("/").filter((part) => part !== "");
  const about =
    section === undefined ? ["home"] : subject === undefined ? [section] : [section, `${section}-${subject}`];
  return ["page", `archive-${archiveVersion}`, ...about];
}
