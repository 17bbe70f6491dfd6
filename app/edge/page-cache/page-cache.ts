import type { BoundedStore } from "#app/platform/bounded-store.ts";
import type { SharedStore } from "#app/platform/shared-store.ts";
import type { KeptPage } from "./cached-page.ts";
import { keptResponse, readKeptResponse } from "./kept-response.ts";

/** An answer as it was just made. */
export type Rendered<Made> = {
  /** The page, to be kept; null when it is not one to keep. */
  page: KeptPage | null;
  /** True when it lacks facts, or shows old ones, because the data API fails. */
  degraded: boolean;
  made: Made;
};

/**
 * What a page is answered with. `hit`: kept and right. `stale`: kept, and being made anew. `old`: kept, because it
 * cannot be made anew. `miss`: just made, and kept now. `pass`: just made, and not to be kept.
 */
export type PageAnswer<Made> =
  | { state: "hit" | "stale"; page: KeptPage; made: null }
  | { state: "old" | "miss"; page: KeptPage; made: Made }
  | { state: "pass"; page: null; made: Made };

export type PageCache<Made> = {
  /** Whether a page is kept that may be given out, so that it need not be rendered first. */
  has: (key: string) => Promise<boolean>;
  /**
   * @param key names the page, its build and its archive
   * @param render makes the page; also used to make it anew when its request has been answered
   */
  answer: (key: string, render: () => Promise<Rendered<Made>>) => Promise<PageAnswer<Made>>;
};

/** What the page cache needs of the world. */
export type PageCacheParts<Made> = {
  memory: BoundedStore<KeptPage>;
  shared: SharedStore;
  /** The present in milliseconds since the epoch. */
  now: () => number;
  /** Keeps work alive when its request has been answered (`waitUntil`). */
  later: (work: Promise<unknown>) => void;
  /** Lets go of an answer that nobody gets. */
  drop: (made: Made) => Promise<void>;
};

/** Longer than making a page may take. A fill that the platform ended with its request is begun anew after that. */
const fillGuardMs = 30_000;

/** A cache of whole pages: this isolate's memory, over what the data centre shares. */
export function createPageCache<Made>(parts: PageCacheParts<Made>): PageCache<Made> {
  const { memory, shared, now, later, drop } = parts;
  /** Since when pages are being made anew, so that many readers of a stale page have it made once. */
  const filling = new Map<string, number>();

  async function find(key: string): Promise<KeptPage | null> {
    const held = memory.get(key);
    if (held !== null) return held;
    const response = await shared.read(key);
    const page = response === null ? null : await readKeptResponse(response);
    if (page !== null) memory.set(key, page, page.html.length);
    return page;
  }

  function keep(key: string, page: KeptPage): void {
    memory.set(key, page, page.html.length);
    later(shared.write(key, keptResponse(page)));
  }

  async function fill(key: string, render: () => Promise<Rendered<Made>>): Promise<void> {
    if (now() - (filling.get(key) ?? -Infinity) < fillGuardMs) return;
    filling.set(key, now());
    try {
      const { page, made } = await render();
      if (page !== null) keep(key, page);
      await drop(made);
    } finally {
      filling.delete(key);
    }
  }

  return {
    async has(key) {
      const held = await find(key);
      return held !== null && (now() - held.madeMs) / 1000 < held.keeping.edge + held.keeping.stale;
    },
    async answer(key, render) {
      const held = await find(key);
      const ageSeconds = held === null ? Infinity : (now() - held.madeMs) / 1000;
      if (held !== null && ageSeconds < held.keeping.edge) return { state: "hit", page: held, made: null };
      if (held !== null && ageSeconds < held.keeping.edge + held.keeping.stale) {
        // The stale page stands when this fails.
        later(fill(key, render).catch(() => null));
        return { state: "stale", page: held, made: null };
      }
      const { page, made, degraded } = await render();
      if (page !== null) {
        keep(key, page);
        return { state: "miss", page, made };
      }
      if (held !== null && degraded && ageSeconds < held.keeping.edge + held.keeping.failing) {
        await drop(made);
        return { state: "old", page: held, made };
      }
      return { state: "pass", page, made };
    },
  };
}
