import { DataError } from "../data-error.ts";

/** Time as the import sees it; tests bring their own, so that nothing has to be waited for. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
};

/** So many requests in any stretch of so many milliseconds. */
export type Limit = { requests: number; within: number };

/** What OpenF1 allows whoever asks without an account. */
export const openF1Limits: ReadonlyArray<Limit> = [
  { requests: 3, within: 1000 },
  { requests: 30, within: 60_000 },
];

/**
 * Limits as a setting names them, each as requests and seconds: `3/1 30/60` is what OpenF1 allows without an account.
 *
 * @throws DataError when it is written otherwise
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

/** Sends a request when its turn has come. */
export type Turn = <Answer>(send: () => Promise<Answer>) => Promise<Answer>;

/**
 * Makes a function that sends requests, to be called for one after the other, within all limits. A request counts from
 * when it is over: when it reached the other side, where it is counted too, nobody here knows.
 */
export function rateLimit(limits: ReadonlyArray<Limit>, clock: Clock): Turn {
  const longest = Math.max(0, ...limits.map(({ within }) => within));
  let ended: Array<number> = [];
  return async (send) => {
    ended = ended.filter((at) => at > clock.now() - longest);
    let pause = pauseUntilFree(limits, ended, clock.now());
    // A timer may wake a little early: hence again, until it is time.
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

/** Milliseconds until each limit lets one more request pass: until the last one that is too many is old enough. */
function pauseUntilFree(limits: ReadonlyArray<Limit>, ended: ReadonlyArray<number>, now: number): number {
  const pauses = limits.map(({ requests, within }) => {
    const blocking = ended.at(-requests);
    return blocking === undefined ? 0 : blocking + within - now;
  });
  return Math.max(0, ...pauses);
}
