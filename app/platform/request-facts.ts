import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import { isEmbedPath } from "#app/text/embed-path.ts";

/** What the server entry knows of a request and a router needs. */
export type RequestFacts = {
  /** The nonce that this answer's scripts and styles carry; only on the server. */
  nonce?: string;
  /** The site's public origin without a trailing slash, for absolute links; empty where the host is not trusted. */
  siteUrl: string;
  /** The present in milliseconds since the epoch: the server's clock, and the visitor's in the browser. */
  presentMs: number;
  /** True for an address that shows a page in another site's. */
  embedded: boolean;
  /** Id of the tag-manager container; absent where page views are reported to nobody. */
  analyticsId?: string;
  /**
   * Until when the page may wait for its facts before it is streamed, in milliseconds since the epoch; only on the
   * server.
   */
  waitsUntilMs?: number;
  /** Where the facts that the request takes of the data API are entered; only on the server. */
  metrics?: RequestMetrics;
};

/** The name of the meta element that hands the container's id to the browser. */
export const analyticsMetaName = "analytics-id";

/** The facts of the request being answered; in the browser, those of the page. */
export const requestFacts = createIsomorphicFn()
  .server((): RequestFacts => {
    const facts = getGlobalStartContext()?.requestFacts;
    if (facts === undefined) throw new Error("request facts are asked for outside a request");
    return facts;
  })
  .client((): RequestFacts => ({
    siteUrl: canonicalOrigin(),
    presentMs: Date.now(),
    embedded: isEmbedPath(location.pathname),
    ...configuredAnalytics(),
  }));

function configuredAnalytics(): Pick<RequestFacts, "analyticsId"> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${analyticsMetaName}"]`);
  return meta === null ? {} : { analyticsId: meta.content };
}

/** In the browser the server's canonical link says what the public address is. */
function canonicalOrigin(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link?.getAttribute("href")?.startsWith("http") ? new URL(link.href).origin : "";
}

/**
 * The age of the oldest fact that stands in for one the data API does not give, in seconds; null when there is none.
 * In the browser it is what the page says of itself.
 */
export const oldFactsSeconds = createIsomorphicFn()
  .server((): number | null => requestFacts().metrics?.oldSeconds ?? null)
  .client((): number | null => {
    const note = document.querySelector<HTMLElement>("[data-seconds].old-facts");
    return note === null ? null : Number(note.dataset.seconds);
  });

/** By what a page shows: a season that is over, the present one, or a race weekend. */
export type PageKind = "settled" | "current" | "live";

/** What answering one request took of the data API. */
export type RequestMetrics = {
  /** Facts that were asked for, from the cache or the API. */
  asked: number;
  /** Calls of the data API that the page waited for. */
  calls: number;
  /** Time spent waiting for facts, in milliseconds; calls at the same time count each. */
  waitedMs: number;
  /** Age of the oldest fact that stood in for one the API did not give, in seconds; null when there was none. */
  oldSeconds: number | null;
  /** True when facts were wanted that could not be had. */
  lacksFacts: boolean;
  /** What decides how the page may be cached; null when it must not be. */
  page: { kind: PageKind; canonical: boolean } | null;
};

/** Metrics of a request that has asked for nothing yet. */
export function createRequestMetrics(): RequestMetrics {
  return { asked: 0, calls: 0, waitedMs: 0, oldSeconds: null, lacksFacts: false, page: null };
}
