import { env, waitUntil } from "cloudflare:workers";
import { archiveInfo } from "#contract/archive.ts";
import { apiKeyHeader } from "#contract/http.ts";
import { paths } from "#contract/endpoints.ts";
import { deadlineMs, within } from "#app/platform/deadline.ts";
import { createBoundedStore, createSharedStore } from "#app/platform/stores.ts";
import { logEvent } from "#app/platform/log.server.ts";
import { cacheNow, settings } from "#app/platform/site-settings.server.ts";
import { createAdaptiveTimeout, type ApiParts, callApi } from "./call-api.ts";
import { ApiError } from "./read-answer.ts";
import { createDataCache, type DataCache } from "./data-cache.ts";

/** The longest answers have about a megabyte. */
const limits = { timeoutMs: 4000, maxBytes: 8_000_000 };

/** How this Worker calls the data API. */
export const dataApi: ApiParts = {
  send,
  limits,
  log: logEvent,
  timeout: createAdaptiveTimeout({
    timeoutMs: limits.timeoutMs,
    shortMs: 500,
    failures: 3,
    trialEveryMs: 5000,
    now: () => Date.now(),
  }),
};

/** The data API, behind the data cache unless caching is switched off. */
export const siteData: DataCache = settings.caches === "none" ? uncached() : cached();

/** The current archive version of the data API. */
export const archiveVersion = createArchiveVersion({
  read: async () => {
    // Bypasses the cache: the version tells whether the cache is current.
    const { value } = await siteData.get(paths.archive(), archiveInfo, { edgeSeconds: 0 });
    if (value === null) throw new ApiError("no archive");
    return value.version;
  },
  now: cacheNow,
  deadlineMs,
  waitUntil,
});

function cached(): DataCache {
  return createDataCache({
    ...dataApi,
    // An isolate has 128 MB, and parsed values take three to five times the length of their text.
    memory: createBoundedStore({ maxEntries: 1000, maxBytes: 6_000_000 }),
    shared: createSharedStore(`data-${settings.generation}`, (name) => caches.open(name)),
    now: cacheNow,
    version: () => archiveVersion.known(),
    waitUntil,
  });
}

function uncached(): DataCache {
  return {
    async get(path, schema) {
      const { parsed } = await callApi(dataApi, path, schema);
      return { value: parsed?.value ?? null, state: "miss", ageSeconds: 0 };
    },
  };
}

/** Sends a request with the key to the bound archive Worker, or to the API at `API_BASE_URL`. */
function send(path: string, call: Parameters<ApiParts["send"]>[1]): Promise<Response> {
  const headers = { ...call.headers, accept: "application/json", [apiKeyHeader]: env.API_KEY ?? "" };
  if (settings.apiOrigin !== null)
    return fetch(new URL(path, settings.apiOrigin), { ...call, headers, redirect: "manual" });
  if (env.ARCHIVE) return env.ARCHIVE.fetch(new URL(path, "https://archive.internal"), { ...call, headers });
  throw new ApiError("neither ARCHIVE nor API_BASE_URL is configured");
}

/** How long a version is fresh, in seconds. An import has to become visible within ten. */
export const versionSeconds = 5;

/** The archive's version, as far as this isolate knows. */
export type ArchiveVersion = {
  /** The last version read; null when there is none. */
  known: () => string | null;
  /**
   * The version, read again when it is stale. It waits no longer than a page may, and not at all if the last read took
   * longer than that.
   */
  current: () => Promise<string | null>;
};

/**
 * Creates a cache of the archive's version, fresh for `versionSeconds`.
 *
 * @param parts.read reads the version; rejects if it is unavailable
 * @param parts.deadlineMs how long a page waits for it, in milliseconds
 * @param parts.waitUntil keeps the read alive after the response
 */
export function createArchiveVersion(parts: {
  read: () => Promise<string>;
  now: () => number;
  deadlineMs: number;
  waitUntil: (work: Promise<unknown>) => void;
}): ArchiveVersion {
  let version: string | null = null;
  let readMs = -Infinity;
  let isPrompt = true;

  async function read(): Promise<void> {
    const askedMs = parts.now();
    try {
      version = await parts.read();
    } catch {
      // Keep the last version.
    }
    isPrompt = parts.now() - askedMs <= parts.deadlineMs;
  }

  return {
    known: () => version,
    async current() {
      if (version !== null && parts.now() - readMs < versionSeconds * 1000) return version;
      // Set before reading: meanwhile other requests use the last version, so there is one call at a time.
      readMs = parts.now();
      const reading = read();
      parts.waitUntil(reading);
      if (isPrompt) await within(parts.deadlineMs, reading);
      return version;
    },
  };
}
