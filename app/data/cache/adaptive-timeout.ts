/** A timeout that depends on how the last calls ended. */
export type AdaptiveTimeout = {
  /** For the next call, in milliseconds. */
  next: () => number;
  /** Records how a call ended: whether the service answered in time, whatever the answer. */
  report: (answered: boolean) => void;
};

/**
 * A circuit breaker that shortens the timeout instead of rejecting calls: a hanging service does not cost every caller
 * the full timeout, and its first good answer is accepted at once.
 *
 * @param options.failures number of consecutive calls without an answer after which the timeout is shortened
 * @param options.trialEveryMs how often one call gets the full timeout again, in case the service is only slow
 */
export function createAdaptiveTimeout(options: {
  timeoutMs: number;
  shortMs: number;
  failures: number;
  trialEveryMs: number;
  now: () => number;
}): AdaptiveTimeout {
  let failed = 0;
  let trialMs = -Infinity;
  return {
    next() {
      if (failed < options.failures) return options.timeoutMs;
      if (options.now() < trialMs) return options.shortMs;
      trialMs = options.now() + options.trialEveryMs;
      return options.timeoutMs;
    },
    report(answered) {
      failed = answered ? 0 : failed + 1;
      if (failed === options.failures) trialMs = options.now() + options.trialEveryMs;
    },
  };
}
