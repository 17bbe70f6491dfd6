import { waitUntil } from "cloudflare:workers";
import { createBoundedStore } from "#app/platform/bounded-store.ts";
import { createSharedStore } from "#app/platform/shared-store.ts";
import { cacheNow, settings } from "#app/platform/site-settings.server.ts";
import { type Rendered, renderRequest } from "../render-request.ts";
import { type CachedPage, findNonce } from "./cached-page.ts";
import { cachePolicies } from "./cache-policies.ts";
import { createPageCache, type Fill, type PageCache } from "./page-cache.ts";

/** The site's page cache; null when it is switched off. */
export const sitePages: PageCache<Rendered> | null =
  settings.caches === "all"
    ? createPageCache({
        // An isolate has 128 MB, of which the facts take up to a third.
        memory: createBoundedStore({ maxEntries: 2000, maxBytes: 32_000_000 }),
        shared: createSharedStore(`pages-${settings.generation}`, (name) => caches.open(name)),
        now: cacheNow,
        later: waitUntil,
        drop: async ({ response }) => response.body?.cancel(),
      })
    : null;

/**
 * Renders a page for the cache from its address alone, so that nothing of who asked first can be in it. An answer that
 * is no page, or must not be cached, comes back as it is.
 */
export async function renderForCache(url: URL): Promise<Fill<Rendered>> {
  const rendered = await renderRequest(new Request(url, { headers: { accept: "text/html" } }), url);
  const { metrics, response } = rendered;
  const degraded = metrics.lacksFacts || metrics.oldSeconds !== null || response.status >= 500;
  if (response.status !== 200 || metrics.page?.canonical !== true) return { page: null, degraded, rendered };
  const html = new Uint8Array(await response.arrayBuffer());
  const page = cachedPage(html, rendered, cachePolicies[metrics.page.kind]);
  // Its body has been read: the same bytes make a new one.
  return { page, degraded, rendered: { ...rendered, response: new Response(html, response) } };
}

/** The page to store; null for one that is cut short after all. */
function cachedPage(
  html: Uint8Array<ArrayBuffer>,
  { nonce, response }: Rendered,
  policy: CachedPage["policy"],
): CachedPage | null {
  const nonceAt = findNonce(html, nonce);
  if (nonceAt === null) return null;
  const headers = new Headers(response.headers);
  // It names the nonce, which is another one in each answer.
  headers.delete("content-security-policy");
  return { html, nonceAt, policy, renderedMs: cacheNow(), headers };
}
