/**
 * Storage shared by all isolates of a data centre: the platform's Cache API. It outlives isolates and may lose any
 * entry at any time. Where it is missing or fails, it behaves as an empty store and never throws.
 */
export type SharedStore = {
  read: (key: string) => Promise<Response | null>;
  /** @param response a 200 with its lifetime in `cache-control` */
  write: (key: string, response: Response) => Promise<void>;
};

/**
 * @param name of the cache; each name is a cache of its own
 * @param open the platform's `caches.open`
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
        // The entry then exists in memory only.
      }
    },
  };
}

/** The Cache API needs URLs as keys. */
function addressOf(key: string): string {
  return `https://cache.internal/${encodeURIComponent(key)}`;
}
