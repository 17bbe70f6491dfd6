import type { AnyRoute } from "@tanstack/react-router";
import { createStartHandler } from "@tanstack/react-start/server";
import { routeTree } from "../routeTree.gen.ts";
import { forgetResponses } from "./event-store.ts";
import { renderPage } from "./render.ts";
import type { RequestFacts } from "#app/platform/request-facts.ts";

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
export function runStart(request: Request, requestFacts: RequestFacts): Promise<Response> {
  return Promise.resolve(start(request, { context: { requestFacts } }));
}
