/** How long a call of a service may take, by how its last calls ended. */
export type AdaptiveTimeout = {
  /** For the next call, in milliseconds. */
  next: () => number;
  /** How a call ended: whether the service answered in time, whatever it said. */
  report: (answered: boolean) => void;
};

/**
 * A circuit breaker that shortens calls instead of refusing them: a service that hangs costs nobody the whole time, and
 * its first good answer is taken at once.
 *
 * @param options.failures so many calls in a row without an answer shorten those that follow
 * @param options.trialEveryMs how often one call has the whole time again, for a service that has become slow
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
