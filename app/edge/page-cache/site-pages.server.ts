import { waitUntil } from "cloudflare:workers";
import { createBoundedStore, createSharedStore } from "#app/platform/stores.ts";
import { cacheNow, settings } from "#app/platform/site-settings.server.ts";
import { type Rendered, renderRequest } from "../render-request.ts";
import { type CachedPage, findNonce } from "./cached-page.ts";
import { cachePolicies } from "./cache-policies.ts";
import { createPageCache, type Fill, type PageCache } from "./page-cache.ts";

/** The site's page cache; null when it is switched off. */
export const sitePages: PageCache<Rendered> | null =
  settings.caches === "all"
    ? createPageCache({
        // An isolate has 128 MB, and the data cache takes up to a third.
        memory: createBoundedStore({ maxEntries: 2000, maxBytes: 32_000_000 }),
        shared: createSharedStore(`pages-${settings.generation}`, (name) => caches.open(name)),
        now: cacheNow,
        waitUntil,
        drop: async ({ response }) => response.body?.cancel(),
      })
    : null;

/**
 * Renders a page for the cache from its URL alone, so that nothing of the requesting client can end up in it. Responses
 * that are not pages or must not be cached are returned unchanged.
 */
export async function renderForCache(url: URL): Promise<Fill<Rendered>> {
  const rendered = await renderRequest(new Request(url, { headers: { accept: "text/html" } }), url);
  const { metrics, response } = rendered;
  const degraded = metrics.lacksData || metrics.oldSeconds !== null || response.status >= 500;
  if (response.status !== 200 || metrics.page?.canonical !== true) return { page: null, degraded, rendered };
  const html = new Uint8Array(await response.arrayBuffer());
  const page = cachedPage(html, rendered, cachePolicies[metrics.page.kind]);
  // The body has been consumed: build a new response from the same bytes.
  return { page, degraded, rendered: { ...rendered, response: new Response(html, response) } };
}

/** The page to store; null if it turns out to be truncated. */
function cachedPage(
  html: Uint8Array<ArrayBuffer>,
  { nonce, response }: Rendered,
  policy: CachedPage["policy"],
): CachedPage | null {
  const nonceAt = findNonce(html, nonce);
  if (nonceAt === null) return null;
  const headers = new Headers(response.headers);
  // Contains the nonce, which differs in each response.
  headers.delete("content-security-policy");
  return { html, nonceAt, policy, renderedMs: cacheNow(), headers };
}
