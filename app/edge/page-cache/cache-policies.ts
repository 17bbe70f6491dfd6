import type { PageKind } from "#app/platform/request-facts.ts";

/**
 * For how long a page may be cached, in seconds.
 *
 * - `browser`: by the browser, as fresh.
 * - `edge`: by the edge, as fresh.
 * - `stale`: for so long after `edge` it is still served while it is rendered again (stale-while-revalidate).
 * - `failing`: for so long after `edge` it is served when rendering fails (stale-if-error).
 */
export type CachePolicy = { browser: number; edge: number; stale: number; failing: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** By what a page shows: a season that is over, the present one, or a race weekend. */
export const cachePolicies = {
  settled: { browser: 5 * minute, edge: 7 * day, stale: 30 * day, failing: 30 * day },
  current: { browser: minute, edge: 5 * minute, stale: day, failing: 7 * day },
  live: { browser: 0, edge: 30, stale: 5 * minute, failing: day },
} as const satisfies Record<PageKind, CachePolicy>;

/** A weekend begins so long before its race: on Thursday. */
const weekendMs = 3 * day * 1000;

/**
 * What kind of page it is.
 *
 * @param page.season the season whose page it is; undefined for pages that belong to none
 * @param page.nextRaceMs when the next race starts, or its day; null when there is none or it is not known
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
 * The caching headers of a page. Browsers read `Cache-Control`; Cloudflare's own cache, where it is switched on, goes by
 * `Cloudflare-CDN-Cache-Control` and can be purged by tag.
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

/** The tags of a page: all pages, its archive, its section, and what it is about (`standings-2025`). */
export function cacheTags(pathname: string, archiveVersion: string): Array<string> {
  const [section, subject] = pathname.split("/").filter((part) => part !== "");
  const about =
    section === undefined ? ["home"] : subject === undefined ? [section] : [section, `${section}-${subject}`];
  return ["page", `archive-${archiveVersion}`, ...about];
}
