import { env, waitUntil } from "cloudflare:workers";
import { createBoundedStore } from "../bounded-store.ts";
import type { Made } from "../make.ts";
import { readSettings } from "../settings.ts";
import { createSharedStore } from "../shared-store.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";

const settings = readSettings(env);

/** The site's kept pages; null when the page cache is switched off. */
export const sitePages: PageCache<Made> | null =
  settings.caches === "all"
    ? createPageCache({
        // An isolate has 128 MB, of which the facts take up to a third.
        memory: createBoundedStore({ maxEntries: 2000, maxBytes: 32_000_000 }),
        shared: createSharedStore(`pages-${settings.generation}`, (name) => caches.open(name)),
        now: cacheNow,
        later: waitUntil,
        drop: async ({ response }) => response.body?.cancel(),
      })
    : null;

/** The present by the caches' clock, in milliseconds since the epoch. */
export function cacheNow(): number {
  return Date.now() + settings.aheadMs;
}
