import { within } from "#app/data/patience.ts";

/** Lets all who want the same thing at the same time share one piece of work. */
export type Flights<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Flights of one isolate. The work belongs to the request that came first; the others wait for its promise.
 *
 * Two things about workerd are minded. A request that ends takes its unfinished work with it, so the first one's work
 * is handed to `later`, which keeps it going. And a request that waits for nothing of its own counts as hung, so each
 * waits with a timer; when that runs out, the first one is given up and the work begins anew.
 *
 * @param options.guardMs longer than the work may ever take, in milliseconds
 * @param options.later keeps work alive when its request has been answered (`waitUntil`)
 */
export function createFlights<Result extends object>(options: {
  guardMs: number;
  later: (work: Promise<unknown>) => void;
}): Flights<Result> {
  const flying = new Map<string, Promise<Result>>();

  function start(key: string, work: () => Promise<Result>): Promise<Result> {
    const flight = work().finally(() => {
      if (flying.get(key) === flight) flying.delete(key);
    });
    flying.set(key, flight);
    options.later(flight.catch(() => null));
    return flight;
  }

  return async function share(key, work) {
    const flight = flying.get(key);
    if (flight === undefined) return start(key, work);
    const result = await within(options.guardMs, flight);
    if (result !== null) return result;
    if (flying.get(key) === flight) flying.delete(key);
    return share(key, work);
  };
}
