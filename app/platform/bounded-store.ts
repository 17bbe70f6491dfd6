/** Values in memory that never take more room than they are given: the longest unused one makes way. */
export type BoundedStore<Value> = {
  get: (key: string) => Value | null;
  /** @param bytes the room that the value takes; one that takes more than all the room is not kept */
  set: (key: string, value: Value, bytes: number) => void;
  delete: (key: string) => void;
  /** How much is taken, for logs and tests. */
  taken: () => { entries: number; bytes: number };
};

/** A store for one isolate. What is in it is shared by all requests that the isolate answers. */
export function createBoundedStore<Value>(limits: {
  maxEntries: number;
  maxBytes: number;
}): BoundedStore<Value> {
  // A map keeps the order in which keys were added: the first one is the longest unused.
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
