import { env } from "cloudflare:workers";
import { readSettings } from "./settings.ts";
import { requestContext } from "./request-context.ts";

/** This Worker's settings. */
export const settings = readSettings(env);

/** The caches' current time, in milliseconds since the epoch. */
export function cacheNow(): number {
  return Date.now() + settings.aheadMs;
}

/**
 * Identifies the running code: it changes with each build and each deployment of a build. A local run has no
 * deployment, and its version changes at each start without meaning anything.
 */
export const buildId = `${import.meta.env.VITE_BUILD_ID}-${deployment()}`;

function deployment(): string {
  return env.LOCAL === "yes" ? "local" : (env.VERSION?.id ?? "unnamed").slice(0, 8);
}

/**
 * The site's public origin without a trailing slash, for files with absolute URLs: the configured one, otherwise the
 * request's.
 */
export function publicOrigin(request: Request): string {
  return requestContext().siteUrl || new URL(request.url).origin;
}
