import { createBoundedStore, type SharedStore } from "#app/platform/stores.ts";
import { type CachedAnswer, createDataCache } from "./data-cache.ts";

export type Ask = (path: string, init: { headers: Record<string, string> }) => Response | Promise<Response>;

/** A shared store in memory. Giving it to several caches models the isolates of one data centre. */
export function sharedInMemory(): SharedStore {
  const kept = new Map<string, Response>();
  return {
    read: async (key) => kept.get(key)?.clone() ?? null,
    async write(key, response) {
      kept.set(key, response);
    },
  };
}

/** A JSON response like the data API's. */
export function json(data: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(data), { headers: { "content-type": "application/json", ...headers } });
}

/** A data cache in front of a mock API, with a clock and a version controlled by the test. */
export function testCache(options: {
  answer: Ask;
  shared?: SharedStore;
  timeoutMs?: number;
  maxBytes?: number;
}) {
  const world = { nowMs: 1_000_000, version: null as string | null };
  const asked: Array<{ path: string; headers: Record<string, string> }> = [];
  const logged: Array<Record<string, unknown>> = [];
  const work: Array<Promise<unknown>> = [];
  const cache = createDataCache({
    memory: createBoundedStore<CachedAnswer>({ maxEntries: 100, maxBytes: 1_000_000 }),
    shared: options.shared ?? sharedInMemory(),
    async send(path, { headers = {} }) {
      asked.push({ path, headers });
      return options.answer(path, { headers });
    },
    limits: { timeoutMs: options.timeoutMs ?? 1000, maxBytes: options.maxBytes ?? 10_000 },
    now: () => world.nowMs,
    version: () => world.version,
    waitUntil: (promise) => work.push(promise),
    log: (event, details) => logged.push({ event, ...details }),
  });
  return {
    cache,
    asked,
    logged,
    world,
    /** Advances the clock. */
    pass: (seconds: number): void => {
      world.nowMs += seconds * 1000;
    },
    /** Waits for all background work. */
    settle: async (): Promise<void> => {
      while (work.length > 0) await Promise.all(work.splice(0));
    },
  };
}
