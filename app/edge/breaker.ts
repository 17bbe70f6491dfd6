/** Stops calls to a service that does not answer, so that nobody waits for it. */
export type Breaker = {
  /** True while calls are not to be made; one call in each pause may try. */
  isOpen: () => boolean;
  /** How a call ended: whether the service answered in time, whatever it said. */
  report: (answered: boolean) => void;
};

/**
 * A breaker for one isolate.
 *
 * @param options.failures so many calls in a row without an answer open it
 * @param options.pauseMs for so long no call is made; then one may try
 */
export function createBreaker(options: { failures: number; pauseMs: number; now: () => number }): Breaker {
  let failed = 0;
  let openUntilMs = -Infinity;
  return {
    isOpen() {
      if (failed < options.failures) return false;
      if (options.now() < openUntilMs) return true;
      openUntilMs = options.now() + options.pauseMs;
      return false;
    },
    report(answered) {
      failed = answered ? 0 : failed + 1;
      if (failed >= options.failures) openUntilMs = options.now() + options.pauseMs;
    },
  };
}
