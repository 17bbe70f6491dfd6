import type { RequestMetrics, RequestFacts } from "#app/platform/request-facts.ts";
import { brokenPage, reportError } from "./errors.server.ts";
import { factsFor } from "./facts-for.ts";
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
    server: { requestContext: { requestFacts: RequestFacts } };
  }
}

/**
 * Loads the components of a route and of all routes below it.
 *
 * The router loads a component with the first request that needs it, and shares that promise with every other request.
 * A request of workerd cannot rely on a promise that another request has to fulfil: it hangs or fails when that one is
 * over first. So they are all loaded before there is any request (decision 031).
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

/** Lets TanStack Start answer: by a page, a server function, or a route's own handler. */
function runStart(request: Request, requestFacts: RequestFacts): Promise<Response> {
  return Promise.resolve(start(request, { context: { requestFacts } }));
}

/** A response that TanStack Start has just rendered, with all its headers. */
export type Rendered = {
  response: Response;
  nonce: string;
  metrics: RequestMetrics;
  /** How long it took until its head was there, in milliseconds. */
  ms: number;
};

/** Renders the response to any request. Never throws: an error is reported, and answered with an error page. */
export async function renderRequest(request: Request, url: URL): Promise<Rendered> {
  const startedMs = Date.now();
  const facts = factsFor(url);
  const { nonce, metrics } = facts;
  const response = withGeneralHeaders(await respond(request, url, facts), url);
  addPageHeaders(response, url, nonce, metrics);
  return { response, nonce, metrics, ms: Date.now() - startedMs };
}

async function respond(request: Request, url: URL, facts: ReturnType<typeof factsFor>): Promise<Response> {
  if (!isServerFunction(url)) return runOrReport(request, url, facts);
  return (
    malformedCall(request, url) ??
    withoutInternals(await runOrReport(request, url, facts), url, facts.metrics)
  );
}

async function runOrReport(
  request: Request,
  { pathname }: URL,
  facts: ReturnType<typeof factsFor>,
): Promise<Response> {
  try {
    return await runStart(request, facts);
  } catch (error) {
    reportError(error, pathname);
    return brokenPage();
  }
}
