import { env } from "cloudflare:workers";
import { isEmbedPath } from "#app/text/embed-path.ts";
import { archiveVersion } from "#app/data/cache/site-data.server.ts";
import { markEmbed } from "./embeds.ts";
import type { RequestMetrics } from "#app/platform/request-facts.ts";
import { cacheHeaders, cachePolicies, cacheTags } from "./page-cache/cache-policies.ts";
import { contentSecurityPolicy, securityHeaders } from "./security.ts";
import { settings } from "#app/platform/site-settings.server.ts";

/** Adds the headers of every answer. Those that it has already stay. */
export function withGeneralHeaders(response: Response, url: URL): Response {
  const headers = new Headers(response.headers);
  markEmbed(headers, url);
  for (const [name, value] of Object.entries(securityHeaders))
    if (!headers.has(name)) headers.set(name, value);
  headers.set("strict-transport-security", settings.hsts);
  if (response.status === 404) headers.set("x-robots-tag", "noindex");
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  const { status, statusText, body } = response;
  // What is encoded here was encoded by us (data files): all else the platform compresses on its way out.
  const encodeBody = headers.has("content-encoding") ? "manual" : "automatic";
  return new Response(body, { status, statusText, headers, encodeBody });
}

/** Gives a page its caching headers and its content security policy. Other answers have their own. */
export function addPageHeaders(response: Response, url: URL, nonce: string, { page }: RequestMetrics): void {
  const { headers, status } = response;
  if (!headers.get("content-type")?.startsWith("text/html")) return;
  headers.set("content-security-policy", pagePolicy(url, nonce));
  for (const [name, value] of Object.entries(cachingHeaders(url, status, page))) headers.set(name, value);
}

/** The content security policy of a page at this address. */
export function pagePolicy({ pathname }: URL, nonce: string): string {
  return contentSecurityPolicy(nonce, {
    analytics: Boolean(env.ANALYTICS_ID),
    framed: isEmbedPath(pathname),
  });
}

/** How long browsers may cache a 404, in seconds. */
const missingSeconds = 60;

function cachingHeaders(
  { pathname }: URL,
  status: number,
  page: RequestMetrics["page"],
): Record<string, string> {
  if (page !== null && status === 404) return { "cache-control": `public, max-age=${missingSeconds}` };
  if (page === null || status !== 200) return { "cache-control": "no-store" };
  const version = archiveVersion.known() ?? "unknown";
  const headers = cacheHeaders(cachePolicies[page.kind], cacheTags(pathname, version));
  // Sorted and filtered views are unbounded in number: only the browser caches them.
  return page.canonical ? headers : { ...headers, "cloudflare-cdn-cache-control": "no-store" };
}
