import type { RequestMetrics, RequestContext } from "#app/platform/request-context.ts";
import { brokenPage, reportError } from "./errors.server.ts";
import { createRequestContext } from "./create-request-context.ts";
import { addPageHeaders, withGeneralHeaders } from "./page-headers.ts";
import { isServerFunction, malformedCall, withoutInternals } from "./server-function-answers.ts";
import type { AnyRoute } from "@tanstack/react-router";
import { createStartHandler } from "@tanstack/react-start/server";
import { routeTree } from "#app/routeTree.gen.ts";
import { forgetResponses } from "./event-store.ts";
import { renderPage } from "./render.ts";

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
function runStart(request: Request, requestContext: RequestContext): Promise<Response> {
  return Promise.resolve(start(request, { context: { requestContext } }));
}

/** A response from TanStack Start, with all its headers. */
export type Rendered = {
  response: Response;
  nonce: string;
  metrics: RequestMetrics;
  /** Time until the headers were ready, in milliseconds. */
  ms: number;
};

/** Renders the response to any request. Never throws: errors are reported, and an error page is returned. */
export async function renderRequest(request: Request, url: URL): Promise<Rendered> {
  const startedMs = Date.now();
  const facts = createRequestContext(url);
  const { nonce, metrics } = facts;
  const response = withGeneralHeaders(await respond(request, url, facts), url);
  addPageHeaders(response, url, nonce, metrics);
  return { response, nonce, metrics, ms: Date.now() - startedMs };
}

async function respond(
  request: Request,
  url: URL,
  facts: ReturnType<typeof createRequestContext>,
): Promise<Response> {
  if (!isServerFunction(url)) return runOrReport(request, url, facts);
  return (
    malformedCall(request, url) ??
    withoutInternals(await runOrReport(request, url, facts), url, facts.metrics)
  );
}

async function runOrReport(
  request: Request,
  { pathname }: URL,
  facts: ReturnType<typeof createRequestContext>,
): Promise<Response> {
  try {
    return await runStart(request, facts);
  } catch (error) {
    reportError(error, pathname);
    return brokenPage();
  }
}
