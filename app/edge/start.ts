import { createStartHandler } from "@tanstack/react-start/server";
import { forgetResponses } from "./event-store.ts";
import { renderPage } from "./render.ts";
import type { RequestFacts } from "./request-facts.ts";

declare module "@tanstack/react-start" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface Register {
    server: { requestContext: { requestFacts: RequestFacts } };
  }
}

forgetResponses();
const start = createStartHandler(renderPage);

/** Lets TanStack Start answer: by a page, a server function, or a route's own handler. */
export function runStart(request: Request, requestFacts: RequestFacts): Promise<Response> {
  return Promise.resolve(start(request, { context: { requestFacts } }));
}
