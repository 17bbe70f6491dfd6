import { within } from "#app/platform/deadline.ts";
import { type BoundedStore, createBoundedStore, type SharedStore } from "#app/platform/stores.ts";
import { type CachedPage, fromStored, toStored } from "./cached-page.ts";

/** The result of rendering a page for the cache. */
export type Fill<Rendered> = {
  /** The page to store; null when it must not be cached. */
  page: CachedPage | null;
  /** True when data is missing or old because the data API fails. */
  degraded: boolean;
  /** True when it could be cached, had its data arrived before the deadline. */
  late: boolean;
  rendered: Rendered;
};

/** Renders a page: for a reader who waits for its first byte, or in the background, where all its data is awaited. */
export type Render<Rendered> = (options: { inBackground: boolean }) => Promise<Fill<Rendered>>;

/**
 * How a page was served. `hit`: cached and fresh. `stale`: cached, being rendered again. `old`: cached, because
 * rendering failed, or its data does not arrive. `miss`: rendered, and cached now. `pass`: rendered, and not cached,
 * or not yet.
 */
export type PageAnswer<Rendered> =
  | { state: "hit" | "stale"; page: CachedPage; rendered: null }
  | { state: "old" | "miss"; page: CachedPage; rendered: Rendered }
  | { state: "pass"; page: null; rendered: Rendered };

/** Rendered pages by key: of this isolate, in front of those of the data centre. */
export type PageCache<Rendered> = {
  /** Whether there is an entry that can be served without rendering. */
  has: (key: string) => Promise<boolean>;
  /**
   * A stale page, and one whose data came late, is rendered in the background for the readers who follow.
   *
   * @param key identifies the page, its build and the archive version
   */
  answer: (key: string, render: Render<Rendered>) => Promise<PageAnswer<Rendered>>;
};

/** What the page cache needs. */
export type PageCacheParts<Rendered> = {
  memory: BoundedStore<CachedPage>;
  shared: SharedStore;
  /** The present in milliseconds since the epoch. */
  now: () => number;
  /** Keeps background work alive after the response. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Releases a response that is not going to be sent. */
  drop: (rendered: Rendered) => Promise<void>;
};

/** Longer than rendering may take. A fill that was cut off with its request, or failed, is not repeated before this. */
const restartFillAfterMs = 30_000;

/** How long a reader waits for a page that is rendered again, before the old one is served, in milliseconds. */
const waitForFillMs = 1000;

/** Bounds the remembered start times: clients can make up addresses. */
const mostFills = 500;

/** A cache of whole pages: this isolate's memory in front of the cache shared within the data centre. */
export function createPageCache<Rendered>(parts: PageCacheParts<Rendered>): PageCache<Rendered> {
  const { memory, shared, now, waitUntil, drop } = parts;
  /** Start times of fills that run or gave no page, so that they are not started again for every reader. */
  const filling = createBoundedStore<number>({ maxEntries: mostFills, maxBytes: Infinity });

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
    waitUntil(shared.write(key, toStored(page)));
  }

  async function fill(key: string, render: Render<Rendered>): Promise<void> {
    const inMemory = memory.get(key);
    if (inMemory !== null && isFresh(inMemory)) return;
    if (now() - (filling.get(key) ?? -Infinity) < restartFillAfterMs) return;
    filling.set(key, now(), 0);
    const { page, rendered } = await render({ inBackground: true });
    if (page !== null) {
      store(key, page);
      filling.delete(key);
    }
    await drop(rendered);
  }

  function secondsOld({ renderedMs }: CachedPage): number {
    return (now() - renderedMs) / 1000;
  }

  function isFresh(page: CachedPage): boolean {
    return secondsOld(page) < page.policy.edge;
  }

  return {
    async has(key) {
      const cached = await find(key);
      return cached !== null && secondsOld(cached) < cached.policy.edge + cached.policy.stale;
    },
    async answer(key, render) {
      const cached = await find(key);
      if (cached !== null && isFresh(cached)) return { state: "hit", page: cached, rendered: null };
      const ageSeconds = cached === null ? Infinity : secondsOld(cached);
      if (cached !== null && ageSeconds < cached.policy.edge + cached.policy.stale) {
        // If this fails, the stale page stays.
        waitUntil(fill(key, render).catch(() => null));
        return { state: "stale", page: cached, rendered: null };
      }
      const { page, rendered, degraded, late } = await render({ inBackground: false });
      if (page !== null) {
        store(key, page);
        return { state: "miss", page, rendered };
      }
      const filled = late ? fill(key, render).catch(() => undefined) : undefined;
      if (filled !== undefined) waitUntil(filled);
      const isOldBetter = cached !== null && ageSeconds < cached.policy.edge + cached.policy.failing;
      if (!isOldBetter || !(degraded || late)) return { state: "pass", page, rendered };
      await drop(rendered);
      // Waits a moment for the new page; an old one, which is complete, is better than one that streams.
      if (filled !== undefined) await within(waitForFillMs, filled);
      const inMemory = memory.get(key);
      return inMemory !== null && isFresh(inMemory)
        ? { state: "miss", page: inMemory, rendered }
        : { state: "old", page: cached, rendered };
    },
  };
}
