import { env } from "cloudflare:workers";
import { readSettings } from "./settings.ts";

/** How this Worker's edge works. */
export const settings = readSettings(env);

/** The present by the caches' clock, in milliseconds since the epoch. */
export function cacheNow(): number {
  return Date.now() + settings.aheadMs;
}
