import { env } from "cloudflare:workers";
import { now } from "#contract/clock.ts";
import { completePageMs, deadlineMs } from "#app/platform/deadline.ts";
import { isEmbedPath } from "#app/text/page-paths.ts";
import {
  type RequestContext,
  type RequestMetrics,
  createRequestMetrics,
} from "#app/platform/request-context.ts";
import { createNonce } from "./security.ts";
import { settings } from "#app/platform/site-settings.server.ts";

/**
 * The request context for rendering one response. Each has its own nonce and metrics.
 *
 * @param options.complete whether a page waits for all its data
 */
export function createRequestContext(
  url: URL,
  { complete = wantsCompletePage(url) }: { complete?: boolean } = {},
): RequestContext & { nonce: string; metrics: RequestMetrics } {
  return {
    nonce: createNonce(),
    siteUrl: siteOrigin(url),
    presentMs: now(env).getTime(),
    metrics: createRequestMetrics(),
    embedded: isEmbedPath(url.pathname),
    waitsUntilMs: Date.now() + (complete ? completePageMs : deadlineMs),
    ...(env.ANALYTICS_ID ? { analyticsId: env.ANALYTICS_ID } : {}),
  };
}

/** The first hosts this isolate was reached by. `Host` is client input, so the number is limited. */
const hosts = new Set<string>();
const mostHosts = 4;

/**
 * The site's public origin without a trailing slash: the configured one, otherwise the request's. Empty beyond the
 * first few hosts seen by this isolate, since clients can send any `Host` they like.
 */
export function siteOrigin({ origin }: URL): string {
  if (settings.siteOrigin !== null) return settings.siteOrigin;
  if (hosts.size < mostHosts) hosts.add(origin);
  return hosts.has(origin) ? origin : "";
}

/** `?complete` waits for the whole page: the link in skeletons for readers without JavaScript. */
function wantsCompletePage(url: URL): boolean {
  return url.searchParams.has("complete");
}
