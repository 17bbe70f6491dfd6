/**
 * What all isolates of a data centre share: the platform's Cache API. It outlives an isolate and may lose anything at
 * any time. Where there is none, and when it fails, it is an empty store: it must never be the reason for an error.
 */
export type SharedStore = {
  read: (key: string) => Promise<Response | null>;
  /** @param response a 200 that says in `cache-control` how long it may be kept */
  write: (key: string, response: Response) => Promise<void>;
};

/**
 * @param name of the cache; another name is an empty cache
 * @param open `caches.open` of the platform
 */
export function createSharedStore(name: string, open: (name: string) => Promise<Cache>): SharedStore {
  return {
    async read(key) {
      try {
        return (await (await open(name)).match(addressOf(key))) ?? null;
      } catch {
        return null;
      }
    },
    async write(key, response) {
      try {
        await (await open(name)).put(addressOf(key), response);
      } catch {
        // Kept in memory only.
      }
    },
  };
}

/** The Cache API takes addresses for keys. */
function addressOf(key: string): string {
  return `https://cache.internal/${encodeURIComponent(key)}`;
}
