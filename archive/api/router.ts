import { matchPattern, type Segments } from "#contract/parameters.ts";
import { RequestError } from "./request-error.ts";
import type { Route } from "./route.ts";

/**
 * Finds the route of a path.
 *
 * @throws RequestError 404 when there is none
 * @throws ParameterError 400 when a segment is no percent-encoded UTF-8
 */
export function matchRoute(
  routes: ReadonlyArray<Route>,
  pathname: string,
): { route: Route; segments: Segments } {
  for (const route of routes) {
    const segments = matchPattern(route.pattern, pathname);
    if (segments !== null) return { route, segments };
  }
  throw new RequestError(404, "not_found", "This API has no such path.");
}
