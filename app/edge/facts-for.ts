import { env } from "cloudflare:workers";
import { now } from "#contract/clock.ts";
import { completePageMs, deadlineMs } from "#app/platform/deadline.ts";
import { isEmbedPath } from "#app/text/embed-path.ts";
import { type RequestFacts, type RequestMetrics, createRequestMetrics } from "#app/platform/request-facts.ts";
import { createNonce } from "./security.ts";
import { settings } from "#app/platform/site-settings.server.ts";

/** What making one answer needs to know, from now on. Each answer that is made has a nonce and metrics of its own. */
export function factsFor(url: URL): RequestFacts & { nonce: string; metrics: RequestMetrics } {
  return {
    nonce: createNonce(),
    siteUrl: siteOrigin(url),
    presentMs: now(env).getTime(),
    metrics: createRequestMetrics(),
    embedded: isEmbedPath(url.pathname),
    waitsUntilMs: Date.now() + (wantsCompletePage(url) ? completePageMs : deadlineMs),
    ...(env.ANALYTICS_ID ? { analyticsId: env.ANALYTICS_ID } : {}),
  };
}

/** Hosts by which the site was asked for, of which it takes the word; more are made up. */
const hosts = new Set<string>();
const mostHosts = 4;

/**
 * The site's public origin without a slash at the end: the one that is set, else the one that was asked. Empty for a
 * host beyond the first few that this isolate was asked by: anybody can make up another one.
 */
export function siteOrigin({ origin }: URL): string {
  if (settings.siteOrigin !== null) return settings.siteOrigin;
  if (hosts.size < mostHosts) hosts.add(origin);
  return hosts.has(origin) ? origin : "";
}

/** `?complete` asks for the whole page at once: skeletons send readers without JavaScript there. */
function wantsCompletePage(url: URL): boolean {
  return url.searchParams.has("complete");
}
