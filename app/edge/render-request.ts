import { type RequestContext, requestContext, type RequestMetrics } from "#app/platform/request-context.ts";
import { brokenPage, callFailure, reportError } from "./errors.server.ts";
import { createRequestContext } from "./create-request-context.ts";
import { addPageHeaders, withGeneralHeaders } from "./page-headers.ts";
import type { AnyRoute, AnyRouter } from "@tanstack/react-router";
import { createStartHandler, defaultRenderHandler, defaultStreamHandler } from "@tanstack/react-start/server";
import { routeTree } from "#app/routeTree.gen.ts";
import { forgetResponses } from "./event-store.ts";
import { defineHandlerCallback } from "@tanstack/react-router/ssr/server";
import { hasUnavailableData } from "#app/data/api-query.ts";
import { nextRaceQuery } from "#app/data/races.queries.ts";
import { instantOf } from "#contract/races.ts";
import { isCanonicalView } from "./page-cache/canonical-view.ts";
import { pageKind } from "./page-cache/cache-policies.ts";
import { isSettled } from "#app/data/query-client.ts";
import { cut, logEvent } from "#app/platform/log.server.ts";
import { plainText } from "#app/platform/plain-text.ts";

/**
 * Renders a page. If all its data is there, the result is one string, readable without JavaScript; otherwise the shell
 * is sent at once and the rest is streamed.
 *
 * A page with missing data, or a streamed one, must not be cached.
 */
const renderPage = defineHandlerCallback((page) => {
  const { router } = page;
  const { queryClient } = router.options.context;
  const { metrics, presentMs } = requestContext();
  for (const { error } of router.state.matches)
    if (error !== undefined) reportError(error, router.state.location.pathname);
  const whole = isSettled(queryClient);
  if (metrics !== undefined) {
    metrics.lacksData = hasUnavailableData(queryClient);
    if (!metrics.lacksData && metrics.oldSeconds === null) {
      const described = describe(router, presentMs);
      if (whole) metrics.page = described;
      else metrics.isLate = described.canonical;
    }
  }
  return whole ? defaultRenderHandler(page) : streamPage(page);
});

/** Streams a page. `X-Accel-Buffering` asks proxies such as nginx not to buffer it. */
async function streamPage(page: Parameters<typeof defaultStreamHandler>[0]) {
  const streamed = await defaultStreamHandler(page);
  const { headers } = "response" in streamed ? streamed.response : streamed;
  headers.set("x-accel-buffering", "no");
  return streamed;
}

/** What decides how a complete page may be cached. */
function describe(router: AnyRouter, presentMs: number): NonNullable<RequestMetrics["page"]> {
  const { matches, location } = router.state;
  const leaf = matches.at(-1);
  const understood = understoodSearch(router);
  const params: Record<string, string | undefined> = leaf?.params ?? {};
  const season = params.year ?? understood.year;
  const next = router.options.context.queryClient.getQueryData(nextRaceQuery().queryKey);
  const embedded = router.options.context.embedding() !== null;
  const race = next?.available === true ? next.value : null;
  const start = race === null ? null : (instantOf(race.date_utc, race.time_utc) ?? new Date(race.date_utc));
  return {
    kind: pageKind({
      season: season === undefined ? undefined : Number(season),
      presentMs,
      nextRaceMs: start?.getTime() ?? null,
    }),
    // An embed's URL contains the id of a block, and clients can make up any.
    canonical: !embedded && isCanonicalView(location, understood, new Date(presentMs).getUTCFullYear()),
  };
}

/** The query as validated by the page's routes. A match's `search` also has parameters that they do not know. */
function understoodSearch(router: AnyRouter): Record<string, unknown> {
  const { matches, location } = router.state;
  return Object.assign(
    {},
    ...matches.map(({ routeId }) => {
      const { validateSearch }: AnyRoute["options"] = router.routesById[routeId].options;
      return typeof validateSearch === "function" ? validateSearch(location.search) : {};
    }),
  );
}

declare module "@tanstack/react-start" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface Register {
    server: { requestContext: { requestContext: RequestContext } };
  }
}

/**
 * Loads the components of a route and its descendants.
 *
 * The router loads a component on first use and shares the promise between requests. On workerd a request that awaits
 * another request's promise hangs or fails if that request ends first. So all are loaded before the first request
 * (decision 031).
 */
async function loadComponents(route: AnyRoute): Promise<void> {
  const { component, errorComponent, notFoundComponent, pendingComponent } = route.options;
  const components = [component, errorComponent, notFoundComponent, pendingComponent];
  const children: Array<AnyRoute> = Object.values(route.children ?? {});
  await Promise.all([
    ...components.map((each) => (each && "preload" in each ? each.preload?.() : undefined)),
    ...children.map(loadComponents),
  ]);
}

await loadComponents(routeTree);
forgetResponses();
const start = createStartHandler(renderPage);

/** Passes the request to TanStack Start: a page, a server function, or a server route. */
function runStart(request: Request, context: RequestContext): Promise<Response> {
  return Promise.resolve(start(request, { context: { requestContext: context } }));
}

/** A response from TanStack Start, with all its headers. */
export type Rendered = {
  response: Response;
  nonce: string;
  metrics: RequestMetrics;
  /** Time until the headers were ready, in milliseconds. */
  ms: number;
};

/**
 * Renders the response to any request. Never throws: errors are reported, and an error page is returned.
 *
 * @param options.complete whether a page waits for all its data, however late
 */
export async function renderRequest(
  request: Request,
  url: URL,
  options: { complete?: boolean } = {},
): Promise<Rendered> {
  const startedMs = Date.now();
  const context = createRequestContext(url, options);
  const { nonce, metrics } = context;
  const response = withGeneralHeaders(await respond(request, url, context), url);
  addPageHeaders(response, url, nonce, metrics);
  return { response, nonce, metrics, ms: Date.now() - startedMs };
}

async function respond(
  request: Request,
  url: URL,
  context: ReturnType<typeof createRequestContext>,
): Promise<Response> {
  if (!isServerFunction(url)) return runOrReport(request, url, context);
  return (
    malformedCall(request, url) ??
    withoutInternals(await runOrReport(request, url, context), url, context.metrics)
  );
}

async function runOrReport(request: Request, { pathname }: URL, context: RequestContext): Promise<Response> {
  try {
    return await runStart(request, context);
  } catch (error) {
    reportError(error, pathname);
    return brokenPage();
  }
}

/** The longest input the site sends has about 500 characters. */
const longestQuery = 4096;

/** The start of TanStack Start's JSON for a call that threw; its status is 200. */
const failedCall = '{"t":10,"i":0,"p":{"k":["error"]';

/** True for the URL of a server function. */
function isServerFunction({ pathname }: URL): boolean {
  return pathname.startsWith("/_serverFn/");
}

/**
 * The response to a call that the site never makes: server functions only read, and their input is JSON in the URL. It
 * is plain text, since Start's client treats any JSON as a result, whatever its status.
 *
 * @returns null for a well-formed call
 */
function malformedCall({ method }: Request, { search, searchParams }: URL): Response | null {
  if (method !== "GET" && method !== "HEAD")
    return plainText("This endpoint can only be read.", 405, { allow: "GET, HEAD" });
  const payload = searchParams.get("payload");
  if (search.length > longestQuery || (payload !== null && !isObjectJson(payload))) return unreadable();
  return null;
}

function isObjectJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null;
  } catch {
    return false;
  }
}

/**
 * Replaces Start's error responses, which repeat what was thrown, with short ones; others are returned unchanged.
 *
 * An error before any data was requested means invalid input (400) or an unknown server function (404); an error after
 * that comes from the data API (502).
 */
async function withoutInternals(
  response: Response,
  { pathname }: URL,
  { asked }: RequestMetrics,
): Promise<Response> {
  const { status, headers } = response;
  // A stream has already begun with a result, and 403 only says that the call came from another site.
  if (status === 403 || (status === 200 && !headers.get("content-type")?.startsWith("application/json")))
    return response;
  const text = await response.text();
  if (status === 200 && !text.startsWith(failedCall)) return new Response(text, response);
  logEvent("server_function_failed", { path: cut(pathname), status, reason: callFailure(text) });
  if (asked > 0) return plainText("The archive is not responding. Try again later.", 502);
  return text.includes("Server function info not found")
    ? plainText("There is no such function.", 404)
    : unreadable();
}

function unreadable(): Response {
  return plainText("The input is invalid.", 400);
}
