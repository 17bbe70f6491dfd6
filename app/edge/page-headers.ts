import { env } from "cloudflare:workers";
import { isEmbedPath } from "#app/text/page-paths.ts";
import { embedAddress, readEmbed } from "#app/ui/embed/embedding.ts";
import { archiveVersion } from "#app/data/cache/site-data.server.ts";
import type { RequestMetrics } from "#app/platform/request-context.ts";
import { cacheHeaders, cachePolicies, cacheTags } from "./page-cache/cache-policies.ts";
import { contentSecurityPolicy, securityHeaders } from "./security.ts";
import { settings } from "#app/platform/site-settings.server.ts";

/** Adds the headers that every response has. Headers already set are kept. */
export function withGeneralHeaders(response: Response, url: URL): Response {
  const headers = new Headers(response.headers);
  markEmbed(headers, url);
  for (const [name, value] of Object.entries(securityHeaders))
    if (!headers.has(name)) headers.set(name, value);
  headers.set("strict-transport-security", settings.hsts);
  if (response.status === 404) headers.set("x-robots-tag", "noindex");
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  const { status, statusText, body } = response;
  // Only data files are encoded by us; the platform compresses everything else.
  const encodeBody = headers.has("content-encoding") ? "manual" : "automatic";
  return new Response(body, { status, statusText, headers, encodeBody });
}

/**
 * Sets the headers of an embed: cross-origin isolated pages may frame it, and search engines do not index it. A
 * redirect is rewritten to the embed of its target, since the page itself must not be framed.
 *
 * @param headers of the response; modified in place
 * @param asked the requested URL; nothing happens unless it is an embed's
 */
export function markEmbed(headers: Headers, asked: URL): void {
  const parts = readEmbed(asked);
  if (parts === null) return;
  headers.set("cross-origin-resource-policy", "cross-origin");
  headers.set("x-robots-tag", "noindex");
  const to = headers.get("location");
  if (to === null) return;
  const page = new URL(to, asked);
  if (page.origin !== asked.origin || isEmbedPath(page.pathname)) return;
  const { pathname, search } = embedAddress(page, parts.embedding);
  headers.set("location", `${pathname}${search}`);
}

/** Adds caching headers and the content security policy to a page. Other responses set their own. */
export function addPageHeaders(response: Response, url: URL, nonce: string, { page }: RequestMetrics): void {
  const { headers, status } = response;
  if (!headers.get("content-type")?.startsWith("text/html")) return;
  headers.set("content-security-policy", pagePolicy(url, nonce));
  for (const [name, value] of Object.entries(cachingHeaders(url, status, page))) headers.set(name, value);
}

/** The content security policy for a page's URL. */
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
  // Sorted and filtered views are unbounded: only browsers cache them.
  return page.canonical ? headers : { ...headers, "cloudflare-cdn-cache-control": "no-store" };
}
