import { requestFacts } from "./request-facts.ts";

/**
 * The site's public address without a slash at the end, for files that must hold whole addresses: the configured one,
 * or, where none is, the one that was asked.
 */
export function publicOrigin(request: Request): string {
  return requestFacts().siteUrl || new URL(request.url).origin;
}
