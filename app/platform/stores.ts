/** An in-memory LRU cache, bounded by size. */
export type BoundedStore<Value> = {
  get: (key: string) => Value | null;
  /** @param bytes the value's size; a value larger than the whole store is not stored */
  set: (key: string, value: Value, bytes: number) => void;
  delete: (key: string) => void;
  /** Current usage, for logs and tests. */
  taken: () => { entries: number; bytes: number };
};

/** Creates a store, shared by all requests of an isolate. */
export function createBoundedStore<Value>(limits: {
  maxEntries: number;
  maxBytes: number;
}): BoundedStore<Value> {
  // A map keeps insertion order: its first entry is the least recently used.
  const entries = new Map<string, { value: Value; bytes: number }>();
  let bytesTaken = 0;

  function remove(key: string): void {
    bytesTaken -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function makeRoom(): void {
    for (const key of entries.keys()) {
      if (entries.size <= limits.maxEntries && bytesTaken <= limits.maxBytes) return;
      remove(key);
    }
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      remove(key);
      if (bytes > limits.maxBytes) return;
      entries.set(key, { value, bytes });
      bytesTaken += bytes;
      makeRoom();
    },
    delete: remove,
    taken: () => ({ entries: entries.size, bytes: bytesTaken }),
  };
}

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
