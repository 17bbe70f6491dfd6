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
