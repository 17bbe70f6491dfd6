import { waitUntil } from "cloudflare:workers";
import { createBoundedStore } from "#app/platform/bounded-store.ts";
import type { Made } from "../render-request.ts";
import { createSharedStore } from "#app/platform/shared-store.ts";
import { cacheNow, settings } from "#app/platform/site-settings.server.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";

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
