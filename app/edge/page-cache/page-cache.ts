import type { BoundedStore } from "#app/platform/bounded-store.ts";
import type { SharedStore } from "#app/platform/shared-store.ts";
import { type CachedPage, fromStored, toStored } from "./cached-page.ts";

/** What rendering a page gave the cache. */
export type Fill<Rendered> = {
  /** The page to store; null when it must not be cached. */
  page: CachedPage | null;
  /** True when it lacks facts, or shows old ones, because the data API fails. */
  degraded: boolean;
  rendered: Rendered;
};

/**
 * What the cache answers. `hit`: cached and fresh. `stale`: cached, and being rendered again. `old`: cached, because
 * rendering failed. `miss`: rendered, and cached now. `pass`: rendered, and not to be cached.
 */
export type PageAnswer<Rendered> =
  | { state: "hit" | "stale"; page: CachedPage; rendered: null }
  | { state: "old" | "miss"; page: CachedPage; rendered: Rendered }
  | { state: "pass"; page: null; rendered: Rendered };

export type PageCache<Rendered> = {
  /** Whether the cache can answer without rendering. */
  has: (key: string) => Promise<boolean>;
  /**
   * @param key names the page, its build and its archive
   * @param render renders the page, now or, for a stale one, after its request has been answered
   */
  answer: (key: string, render: () => Promise<Fill<Rendered>>) => Promise<PageAnswer<Rendered>>;
};

/** What the page cache needs. */
export type PageCacheParts<Rendered> = {
  memory: BoundedStore<CachedPage>;
  shared: SharedStore;
  /** The present in milliseconds since the epoch. */
  now: () => number;
  /** Keeps work alive when its request has been answered (`waitUntil`). */
  later: (work: Promise<unknown>) => void;
  /** Releases a response that nobody gets. */
  drop: (rendered: Rendered) => Promise<void>;
};

/** Longer than rendering may take. A fill that the platform ended with its request may start again after that. */
const fillGuardMs = 30_000;

/** A cache of whole pages: this isolate's memory over what the data centre shares. */
export function createPageCache<Rendered>(parts: PageCacheParts<Rendered>): PageCache<Rendered> {
  const { memory, shared, now, later, drop } = parts;
  /** When each running fill began, so that many readers of a stale page have it rendered once. */
  const filling = new Map<string, number>();

  async function find(key: string): Promise<CachedPage | null> {
    const inMemory = memory.get(key);
    if (inMemory !== null) return inMemory;
    const response = await shared.read(key);
    const page = response === null ? null : await fromStored(response);
    if (page !== null) memory.set(key, page, page.html.length);
    return page;
  }

  function store(key: string, page: CachedPage): void {
    memory.set(key, page, page.html.length);
    later(shared.write(key, toStored(page)));
  }

  async function fill(key: string, render: () => Promise<Fill<Rendered>>): Promise<void> {
    if (now() - (filling.get(key) ?? -Infinity) < fillGuardMs) return;
    filling.set(key, now());
    try {
      const { page, rendered } = await render();
      if (page !== null) store(key, page);
      await drop(rendered);
    } finally {
      filling.delete(key);
    }
  }

  function secondsOld({ renderedMs }: CachedPage): number {
    return (now() - renderedMs) / 1000;
  }

  return {
    async has(key) {
      const cached = await find(key);
      return cached !== null && secondsOld(cached) < cached.policy.edge + cached.policy.stale;
    },
    async answer(key, render) {
      const cached = await find(key);
      const ageSeconds = cached === null ? Infinity : secondsOld(cached);
      if (cached !== null && ageSeconds < cached.policy.edge)
        return { state: "hit", page: cached, rendered: null };
      if (cached !== null && ageSeconds < cached.policy.edge + cached.policy.stale) {
        // The stale page stands when this fails.
        later(fill(key, render).catch(() => null));
        return { state: "stale", page: cached, rendered: null };
      }
      const { page, rendered, degraded } = await render();
      if (page !== null) {
        store(key, page);
        return { state: "miss", page, rendered };
      }
      if (cached !== null && degraded && ageSeconds < cached.policy.edge + cached.policy.failing) {
        await drop(rendered);
        return { state: "old", page: cached, rendered };
      }
      return { state: "pass", page, rendered };
    },
  };
}
