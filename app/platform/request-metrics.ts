import type { Answer } from "#app/data/cache/data-cache.ts";
import type { PageKind } from "#app/edge/page-cache/cache-policies.ts";

/** What answering one request took of the data API, and what came of it. */
export type RequestMetrics = {
  /** Facts that were asked for, of the cache or of the API, whether they could be had or not. */
  asked: number;
  /** Calls that the page waited for. */
  calls: number;
  /** Time spent waiting for facts, in milliseconds; calls at the same time count each. */
  waitedMs: number;
  /** Age of the oldest fact that stood in for one the API did not give, in seconds; null when there was none. */
  oldSeconds: number | null;
  /** True when facts were wanted that could not be had. */
  lacksFacts: boolean;
  /** A page that is whole, and how it may be kept; null when it must not be. */
  page: { kind: PageKind; canonical: boolean } | null;
};

/** Metrics of a request that has asked for nothing yet. */
export function createRequestMetrics(): RequestMetrics {
  return { asked: 0, calls: 0, waitedMs: 0, oldSeconds: null, lacksFacts: false, page: null };
}

/** Enters an answer of the data cache. */
export function enter(metrics: RequestMetrics, answer: Answer<unknown>, waitedMs: number): void {
  metrics.waitedMs += waitedMs;
  if (answer.state === "asked" || answer.state === "old") metrics.calls += 1;
  if (answer.state === "old") metrics.oldSeconds = Math.max(metrics.oldSeconds ?? 0, answer.ageSeconds);
}
