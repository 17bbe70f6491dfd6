import { type Made, make } from "../render-request.ts";
import { findNonce, type KeptPage } from "./cached-page.ts";
import { cachePolicies } from "./cache-policies.ts";
import type { Rendered } from "./page-cache.ts";
import { cacheNow } from "#app/platform/site-settings.server.ts";

/**
 * Makes a page for everybody: from its address alone, so that nothing of who asked first can be in what is kept.
 * What is no page, or not one to keep, comes back as it was made.
 */
export async function renderToKeep(url: URL): Promise<Rendered<Made>> {
  const made = await make(new Request(url, { headers: { accept: "text/html" } }), url);
  const { metrics, response } = made;
  const degraded = metrics.lacksFacts || metrics.oldSeconds !== null || response.status >= 500;
  if (response.status !== 200 || metrics.page?.canonical !== true) return { page: null, degraded, made };
  const html = new Uint8Array(await response.arrayBuffer());
  const page = keptPage(html, made, cachePolicies[metrics.page.kind]);
  // Its bytes have been read: they make a new body.
  return { page, degraded, made: { ...made, response: new Response(html, response) } };
}

/** The page, to be kept; null for one that is not whole after all. */
function keptPage(
  html: Uint8Array<ArrayBuffer>,
  { nonce, response }: Made,
  keeping: KeptPage["keeping"],
): KeptPage | null {
  const nonceAt = findNonce(html, nonce);
  if (nonceAt === null) return null;
  const headers = new Headers(response.headers);
  // It names the nonce, which is another one in each answer.
  headers.delete("content-security-policy");
  return { html, nonceAt, keeping, madeMs: cacheNow(), headers };
}
