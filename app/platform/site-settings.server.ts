import { env } from "cloudflare:workers";
import { readSettings } from "./settings.ts";

/** How this Worker's edge works. */
export const settings = readSettings(env);

/** The present by the caches' clock, in milliseconds since the epoch. */
export function cacheNow(): number {
  return Date.now() + settings.aheadMs;
}

/**
 * Names the running code: another build has another name, and so has another deployment of the same build. A local
 * run is not deployed; its version is another word at each start, which says nothing about the code.
 */
export const buildId = `${import.meta.env.VITE_BUILD_ID}-${deployment()}`;

function deployment(): string {
  return env.LOCAL === "yes" ? "local" : (env.VERSION?.id ?? "unnamed").slice(0, 8);
}
