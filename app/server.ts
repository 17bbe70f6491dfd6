import { env, waitUntil } from "cloudflare:workers";
import { cut, logEvent } from "#app/platform/log.server.ts";
import { brokenPage, reportError } from "./edge/errors.server.ts";
import { isPageAddress, mayBeCanonical, withoutTracking } from "./edge/page-cache/canonical-view.ts";
import { pagePolicy, withGeneralHeaders } from "./edge/page-headers.ts";
import { buildId, cacheNow, settings } from "#app/platform/site-settings.server.ts";
import { archiveVersion } from "#app/data/cache/site-data.server.ts";
import { type Rendered, renderRequest } from "./edge/render-request.ts";
import { type CachedPage, findNonce, responseFrom } from "./edge/page-cache/cached-page.ts";
import { createPageCache, type Fill, type PageAnswer, type PageCache } from "./edge/page-cache/page-cache.ts";
import { siteOrigin } from "./edge/create-request-context.ts";
import { refuse, refuseTooMany } from "./edge/refuse.ts";
import { createBoundedStore, createSharedStore } from "#app/platform/stores.ts";
import { cachePolicies } from "./edge/page-cache/cache-policies.ts";

/** The site's Worker. It handles every request that is not for a static file. */
export default {
  async fetch(request: Request): Promise<Response> {
    const startedMs = Date.now();
    const url = withoutTracking(new URL(request.url));
    const answered = await answerOrReport(request, url);
    answered.response.headers.set("server-timing", serverTiming(answered));
    logRequest(request, url, answered, Date.now() - startedMs);
    return answered.response;
  },
};

async function answerOrReport(request: Request, url: URL): Promise<Answered> {
  try {
    return await answer(request, url);
  } catch (error) {
    reportError(error, url.pathname);
    return { response: withGeneralHeaders(brokenPage(), url), cache: null, rendered: null };
  }
}

/**
 * The `Server-Timing` header: the page cache's state and the time spent waiting for the data API. The render time is
 * added locally only: on Cloudflare the clock does not advance during computation.
 */
function serverTiming({ cache, rendered }: Answered): string {
  const parts = [`cache;desc=${cache ?? "none"}`];
  if (rendered !== null) {
    const { calls, waitedMs, oldSeconds } = rendered.metrics;
    parts.push(`api;dur=${waitedMs};desc="${calls} calls${oldSeconds === null ? "" : ", old facts"}"`);
    if (env.LOCAL === "yes") parts.push(`render;dur=${Math.max(0, rendered.ms - waitedMs)}`);
  }
  return parts.join(", ");
}

/** Writes one log line per request, without the query string, which may contain what a visitor typed. */
function logRequest(
  { method }: Request,
  { pathname }: URL,
  { response, cache, rendered }: Answered,
  ms: number,
): void {
  const { calls = 0, waitedMs = 0, oldSeconds = null } = rendered?.metrics ?? {};
  const { status } = response;
  logEvent("request", { method, path: cut(pathname), status, cache, ms, calls, waitedMs, oldSeconds });
}

/** A response, with what the log says about it. */
type Answered = {
  response: Response;
  /** What the page cache did; null where the request never reached it. */
  cache: PageAnswer<Rendered>["state"] | null;
  /** Null for a cached page. */
  rendered: Rendered | null;
};

/** Responds to a request: rejects it, serves it from the page cache, or renders it. */
async function answer(request: Request, url: URL): Promise<Answered> {
  const refusal = await refuse(request, url);
  if (refusal !== null) return refused(refusal, url);
  const version = await archiveVersion.current();
  if (url.pathname === "/healthz")
    return {
      response: forMethod(request, withGeneralHeaders(health(version), url)),
      cache: null,
      rendered: null,
    };
  if (isPageAddress(url)) {
    if (sitePages !== null && version !== null && mayBeCanonical(url)) {
      // Pages contain absolute links: without a configured origin, each host has its own entries.
      const key = `${buildId} ${version} ${siteOrigin(url)} ${url.pathname}${url.search}`;
      if (await sitePages.has(key)) return answerFrom(sitePages, key, request, url);
      const tooMany = await refuseTooMany(request, url.pathname);
      return tooMany === null ? answerFrom(sitePages, key, request, url) : refused(tooMany, url);
    }
    const tooMany = await refuseTooMany(request, url.pathname);
    if (tooMany !== null) return refused(tooMany, url);
  }
  const rendered = await renderRequest(request, url);
  return { response: rendered.response, cache: null, rendered };
}

function refused(refusal: Response, url: URL): Answered {
  return { response: withGeneralHeaders(refusal, url), cache: null, rendered: null };
}

async function answerFrom(
  pages: PageCache<Rendered>,
  key: string,
  request: Request,
  url: URL,
): Promise<Answered> {
  const { state, page, rendered } = await pages.answer(key, (options) => renderForCache(url, options));
  const response = page === null ? rendered.response : responseFrom(page, (nonce) => pagePolicy(url, nonce));
  // HEAD renders the whole page as well, since the cache needs its body.
  return { response: forMethod(request, response), cache: state, rendered };
}

/** The response for the request's method: HEAD has no body. */
function forMethod({ method }: Request, response: Response): Response {
  const { status, headers } = response;
  return method === "HEAD" ? new Response(null, { status, headers }) : response;
}

/**
 * The health check: which build this is, and which version of the archive it serves; 503 until the data API has
 * reported one. Handled outside the router because it is polled often and TanStack Start takes five times as long.
 */
function health(archive: string | null): Response {
  return Response.json(
    { build: buildId, archive },
    { status: archive === null ? 503 : 200, headers: { "cache-control": "no-store" } },
  );
}

/** The site's page cache; null when it is switched off. */
const sitePages: PageCache<Rendered> | null =
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
async function renderForCache(
  url: URL,
  { inBackground }: { inBackground: boolean },
): Promise<Fill<Rendered>> {
  const request = new Request(url, { headers: { accept: "text/html" } });
  const rendered = await renderRequest(request, url, { complete: inBackground });
  const { metrics, response } = rendered;
  const degraded = metrics.lacksData || metrics.oldSeconds !== null || response.status >= 500;
  if (response.status !== 200 || metrics.page?.canonical !== true)
    return { page: null, degraded, late: response.status === 200 && metrics.isLate, rendered };
  const html = new Uint8Array(await response.arrayBuffer());
  const page = cachedPage(html, rendered, cachePolicies[metrics.page.kind]);
  // The body has been consumed: build a new response from the same bytes.
  return { page, degraded, late: false, rendered: { ...rendered, response: new Response(html, response) } };
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
