import { env } from "cloudflare:workers";
import { isEmbedPath } from "#app/ui/embed/embedding.ts";
import { archiveVersion } from "#app/data/cache/site-data.server.ts";
import { markEmbed } from "./embeds.ts";
import type { RequestMetrics } from "#app/platform/request-metrics.ts";
import { keepingHeaders, cachePolicies, tagsOf } from "./page-cache/cache-policies.ts";
import { contentSecurityPolicy, securityHeaders } from "./security.ts";
import { settings } from "#app/platform/site-settings.server.ts";

/** Gives an answer the headers that every answer carries. What it says of itself stands. */
export function withGeneralHeaders(response: Response, url: URL): Response {
  const headers = new Headers(response.headers);
  markEmbed(headers, url);
  for (const [name, value] of Object.entries(securityHeaders))
    if (!headers.has(name)) headers.set(name, value);
  headers.set("strict-transport-security", settings.hsts);
  if (response.status === 404) headers.set("x-robots-tag", "noindex");
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  const { status, statusText, body } = response;
  return new Response(body, { status, statusText, headers });
}

/** Says on a page how it may be kept, and what it may load. Other answers have said so themselves. */
export function addPageHeaders(response: Response, url: URL, nonce: string, { page }: RequestMetrics): void {
  const { headers, status } = response;
  if (!headers.get("content-type")?.startsWith("text/html")) return;
  headers.set("content-security-policy", pagePolicy(url, nonce));
  for (const [name, value] of Object.entries(keeping(url, status, page))) headers.set(name, value);
}

/** The policy of a page under this address. */
export function pagePolicy({ pathname }: URL, nonce: string): string {
  return contentSecurityPolicy(nonce, {
    analytics: Boolean(env.ANALYTICS_ID),
    framed: isEmbedPath(pathname),
  });
}

/** That there is no such page may be kept for so long, in seconds. */
const missingSeconds = 60;

function keeping({ pathname }: URL, status: number, page: RequestMetrics["page"]): Record<string, string> {
  if (page !== null && status === 404) return { "cache-control": `public, max-age=${missingSeconds}` };
  if (page === null || status !== 200) return { "cache-control": "no-store" };
  const version = archiveVersion.known() ?? "unknown";
  const headers = keepingHeaders(cachePolicies[page.kind], tagsOf(pathname, version));
  // Views without number are kept by the browser that asked for them, and by nobody else.
  return page.canonical ? headers : { ...headers, "cloudflare-cdn-cache-control": "no-store" };
}
