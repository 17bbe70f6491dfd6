import { DataError } from "../data-error.ts";

/** The clock of an import; tests use one that does not wait. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
};

/** At most `requests` in any `within` milliseconds. */
export type Limit = { requests: number; within: number };

/** OpenF1's limits without an account. */
export const openF1Limits: ReadonlyArray<Limit> = [
  { requests: 3, within: 1000 },
  { requests: 30, within: 60_000 },
];

/**
 * Parses rate limits, each as requests and seconds: `3/1 30/60` is what OpenF1 allows without an account.
 *
 * @throws DataError if malformed
 */
export function limitsIn(setting: string): Array<Limit> {
  return setting
    .split(/\s+/)
    .filter(Boolean)
    .map((written) => {
      const [, requests, seconds] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(written) ?? [];
      if (requests === undefined)
        throw new DataError(`OPENF1_LIMITS is "3/1 30/60" or the like, not "${setting}"`);
      return { requests: Number(requests), within: Number(seconds) * 1000 };
    });
}

/** Sends a request as soon as the limits allow it. */
export type Throttle = <Answer>(send: () => Promise<Answer>) => Promise<Answer>;

/**
 * Returns a function that sends requests one at a time within all limits. A request counts from its end, since the time
 * at which it reached the server is unknown.
 */
export function rateLimit(limits: ReadonlyArray<Limit>, clock: Clock): Throttle {
  const longest = Math.max(0, ...limits.map(({ within }) => within));
  let ended: Array<number> = [];
  return async (send) => {
    ended = ended.filter((at) => at > clock.now() - longest);
    let pause = pauseUntilFree(limits, ended, clock.now());
    // Timers may fire slightly early.
    while (pause > 0) {
      await clock.wait(pause);
      pause = pauseUntilFree(limits, ended, clock.now());
    }
    try {
      return await send();
    } finally {
      ended.push(clock.now());
    }
  };
}

/** Milliseconds until all limits allow one more request. */
function pauseUntilFree(limits: ReadonlyArray<Limit>, ended: ReadonlyArray<number>, now: number): number {
  const pauses = limits.map(({ requests, within }) => {
    const blocking = ended.at(-requests);
    return blocking === undefined ? 0 : blocking + within - now;
  });
  return Math.max(0, ...pauses);
}
