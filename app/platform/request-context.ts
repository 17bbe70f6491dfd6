import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import { isEmbedPath } from "#app/text/page-paths.ts";

/** Request context that the server entry passes to the router. */
export type RequestContext = {
  /** The nonce of this response's scripts and styles; only on the server. */
  nonce?: string;
  /** The site's public origin without a trailing slash, for absolute links; empty where the host is not trusted. */
  siteUrl: string;
  /** The current time in milliseconds since the epoch: the server's clock, or the visitor's in the browser. */
  presentMs: number;
  /** True for an embed: a page shown in a frame on another site. */
  embedded: boolean;
  /** Id of the tag-manager container; absent when page views are not tracked. */
  analyticsId?: string;
  /**
   * How long the page may wait for its data before it is streamed, in milliseconds since the epoch; only on the server.
   */
  waitsUntilMs?: number;
  /** Collects metrics about the data API calls of this request; only on the server. */
  metrics?: RequestMetrics;
};

/** Name of the meta element that passes the container's id to the browser. */
export const analyticsMetaName = "analytics-id";

/** The context of the current request; in the browser, of the page. */
export const requestContext = createIsomorphicFn()
  .server((): RequestContext => {
    const facts = getGlobalStartContext()?.requestContext;
    if (facts === undefined) throw new Error("requestContext() was called outside a request");
    return facts;
  })
  .client((): RequestContext => ({
    siteUrl: canonicalOrigin(),
    presentMs: Date.now(),
    embedded: isEmbedPath(location.pathname),
    ...configuredAnalytics(),
  }));

function configuredAnalytics(): Pick<RequestContext, "analyticsId"> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${analyticsMetaName}"]`);
  return meta === null ? {} : { analyticsId: meta.content };
}

/** In the browser the public origin is read from the server's canonical link. */
function canonicalOrigin(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link?.getAttribute("href")?.startsWith("http") ? new URL(link.href).origin : "";
}

/**
 * The age of the oldest data shown in place of data that the data API failed to return, in seconds; null when there is
 * none. In the browser it is read from the page.
 */
export const oldDataSeconds = createIsomorphicFn()
  .server((): number | null => requestContext().metrics?.oldSeconds ?? null)
  .client((): number | null => {
    const note = document.querySelector<HTMLElement>("[data-seconds].old-facts");
    return note === null ? null : Number(note.dataset.seconds);
  });

/** What a page shows: a completed season, the current season, or a race weekend in progress. */
export type PageKind = "settled" | "current" | "live";

/** Metrics of the data API calls made for one request. */
export type RequestMetrics = {
  /** Reads of data, from the cache or the API. */
  asked: number;
  /** Data API calls that the page waited for. */
  calls: number;
  /** Time spent waiting for data, in milliseconds; concurrent calls count separately. */
  waitedMs: number;
  /** Age of the oldest data that replaced a failed answer, in seconds; null when there was none. */
  oldSeconds: number | null;
  /** True when requested data was unavailable. */
  lacksData: boolean;
  /** What decides how the page may be cached; null if it must not be. */
  page: { kind: PageKind; canonical: boolean } | null;
  /** True for a canonical page that is streamed: with all its data it could be cached. */
  isLate: boolean;
};

/** Metrics of a request that has not read anything yet. */
export function createRequestMetrics(): RequestMetrics {
  return { asked: 0, calls: 0, waitedMs: 0, oldSeconds: null, lacksData: false, page: null, isLate: false };
}
