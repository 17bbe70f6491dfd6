import { requestFacts } from "./request-facts.ts";

/**
 * The site's public origin without a trailing slash, for files with absolute URLs: the configured one, otherwise the
 * request's.
 */
export function publicOrigin(request: Request): string {
  return requestFacts().siteUrl || new URL(request.url).origin;
}
