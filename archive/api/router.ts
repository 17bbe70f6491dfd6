import { paramsIn } from "#contract/path-pattern.ts";
import type { Env } from "./env.ts";
import { badRequest, RequestError } from "./request-error.ts";

/** An answer before it becomes a response: its JSON, and what it was made from. */
export type Answer = {
  body: string | ReadableStream<Uint8Array>;
  /** The archive's version, read together with the facts. */
  version: string;
  /** Set where the answer depends on more than the archive (the time): a digest that changes when it does. */
  digest?: string;
};

/** One path of the API. `{…}` stands for one segment; what they hold is handed over decoded, in order. */
export type Route = {
  path: string;
  answer: (env: Env, segments: ReadonlyArray<string>) => Promise<Answer>;
};

export type Match = { route: Route; segments: ReadonlyArray<string> };

/**
 * Finds the route of a path.
 *
 * @throws RequestError 404 when there is none; 400 when a segment is no percent-encoded UTF-8
 */
export function matchRoute(routes: ReadonlyArray<Route>, pathname: string): Match {
  for (const route of routes) {
    const params = paramsIn(route.path, pathname);
    if (params !== null) return { route, segments: Object.values(params).map(decodeSegment) };
  }
  throw new RequestError(404, "not_found", "This API has no such path.");
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw badRequest("This path is not well encoded.", "percent-encoded UTF-8");
  }
}
