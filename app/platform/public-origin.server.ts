import { requestContext } from "./request-context.ts";

/**
 * The site's public origin without a trailing slash, for files with absolute URLs: the configured one, otherwise the
 * request's.
 */
export function publicOrigin(request: Request): string {
  return requestContext().siteUrl || new URL(request.url).origin;
}
