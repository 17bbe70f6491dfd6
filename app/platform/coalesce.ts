/** Lets all who want the same thing at the same time share one piece of work. */
export type Coalescer<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>;

/** Work that is under way, and what came of it once it is over. */
type Flight<Result> = { landed: { result: Result } | { error: unknown } | null };

/** Between two looks at another request's work, in milliseconds: a quarter of the wait so far, within these. */
const leastPauseMs = 1;
const mostPauseMs = 16;

/**
 * Coalescer of one isolate. The work belongs to the request that came first; the others look whether it is over.
 *
 * They look, and do not wait for its promise: on workerd a promise belongs to the request that made it, and whoever
 * waits for another request's is cancelled as hung, or waits for ever, when the two end in the wrong order. For the
 * same reason the first one's work is handed to `later`, which keeps it going when its request has been answered; and
 * where it has come to nothing all the same, it is given up and begun anew.
 *
 * @param options.guardMs longer than the work may ever take, in milliseconds
 * @param options.later keeps work alive when its request has been answered (`waitUntil`)
 */
export function createCoalescer<Result extends object>(options: {
  guardMs: number;
  later: (work: Promise<unknown>) => void;
}): Coalescer<Result> {
  const flying = new Map<string, Flight<Result>>();

  function end(key: string, flight: Flight<Result>): void {
    if (flying.get(key) === flight) flying.delete(key);
  }

  async function fly(key: string, flight: Flight<Result>, work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      flight.landed = { result };
      return result;
    } catch (error) {
      flight.landed = { error };
      throw error;
    } finally {
      end(key, flight);
    }
  }

  function start(key: string, work: () => Promise<Result>): Promise<Result> {
    const flight: Flight<Result> = { landed: null };
    flying.set(key, flight);
    const own = fly(key, flight, work);
    options.later(own.catch(() => null));
    return own;
  }

  return async function share(key, work) {
    const flight = flying.get(key);
    if (flight === undefined) return start(key, work);
    const landed = await landing(flight, options.guardMs);
    if (landed === null) {
      end(key, flight);
      return share(key, work);
    }
    if ("error" in landed) throw landed.error;
    return landed.result;
  };
}

/** What came of a flight; null when it takes longer than the guard allows. */
async function landing<Result>(flight: Flight<Result>, guardMs: number): Promise<Flight<Result>["landed"]> {
  let waitedMs = 0;
  while (flight.landed === null) {
    if (waitedMs >= guardMs) return null;
    const pauseMs = Math.min(Math.max(leastPauseMs, waitedMs / 4), mostPauseMs);
    // One pause after the other: this is what waiting means here.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((over) => setTimeout(over, pauseMs));
    waitedMs += pauseMs;
  }
  return flight.landed;
}
