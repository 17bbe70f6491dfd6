/** Lets concurrent callers with the same key share one run of the work. */
export type Coalescer<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>;

/** Work in progress; `outcome` is null until it has settled. */
type Running<Result> = { outcome: { result: Result } | { error: unknown } | null };

/** The polling interval is a quarter of the time waited so far, within these limits in milliseconds. */
const leastPauseMs = 1;
const mostPauseMs = 16;

/**
 * Creates a coalescer for the requests of one isolate. The first caller does the work, the others poll for its outcome.
 *
 * They poll because on workerd a promise belongs to the request that created it: awaiting another request's promise
 * hangs, or is cancelled as hung, if that request ends first. For the same reason the work is passed to `waitUntil`,
 * which keeps it running after the response. Work without an outcome after `restartAfterMs` is started again.
 *
 * @param options.restartAfterMs longer than the work may ever take, in milliseconds
 * @param options.waitUntil keeps work alive after the response
 */
export function createCoalescer<Result extends object>(options: {
  restartAfterMs: number;
  waitUntil: (work: Promise<unknown>) => void;
}): Coalescer<Result> {
  const inFlight = new Map<string, Running<Result>>();

  function end(key: string, running: Running<Result>): void {
    if (inFlight.get(key) === running) inFlight.delete(key);
  }

  async function run(key: string, running: Running<Result>, work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      running.outcome = { result };
      return result;
    } catch (error) {
      running.outcome = { error };
      throw error;
    } finally {
      end(key, running);
    }
  }

  function start(key: string, work: () => Promise<Result>): Promise<Result> {
    const running: Running<Result> = { outcome: null };
    inFlight.set(key, running);
    const own = run(key, running, work);
    options.waitUntil(own.catch(() => null));
    return own;
  }

  return async function share(key, work) {
    const running = inFlight.get(key);
    if (running === undefined) return start(key, work);
    const outcome = await outcomeOf(running, options.restartAfterMs);
    if (outcome === null) {
      end(key, running);
      return share(key, work);
    }
    if ("error" in outcome) throw outcome.error;
    return outcome.result;
  };
}

/** How the work settled; null if it takes longer than `restartAfterMs`. */
async function outcomeOf<Result>(
  running: Running<Result>,
  restartAfterMs: number,
): Promise<Running<Result>["outcome"]> {
  let waitedMs = 0;
  while (running.outcome === null) {
    if (waitedMs >= restartAfterMs) return null;
    const pauseMs = Math.min(Math.max(leastPauseMs, waitedMs / 4), mostPauseMs);
    // oxlint-disable-next-line no-await-in-loop -- polling
    await new Promise((over) => setTimeout(over, pauseMs));
    waitedMs += pauseMs;
  }
  return running.outcome;
}
