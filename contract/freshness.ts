const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * How long a fact may be shown before it is asked for again (specification §9), once for the whole project.
 *
 * - `staleMs`: the query's stale time in the browser, in milliseconds. 1 ms means "ask again on each visit".
 * - `edgeSeconds`: how long the edge may answer from its copy without asking the API, in seconds.
 *   0 goes with the specification's 1 ms: ask each time, and let calls at the same moment share one answer.
 */
export const freshness = {
  nextRace: { staleMs: 1, edgeSeconds: 0 },
  lastRace: { staleMs: 15 * minute, edgeSeconds: 60 },
  teamResults: { staleMs: 1_440_000, edgeSeconds: 1440 },
  teamChampionship: { staleMs: 1, edgeSeconds: 0 },
  driverResults: { staleMs: 1, edgeSeconds: 0 },
  driverChampionship: { staleMs: 1, edgeSeconds: 0 },
  teammates: { staleMs: 1, edgeSeconds: 0 },
  driverProfile: { staleMs: 1, edgeSeconds: 0 },
  teamProfile: { staleMs: 15 * minute, edgeSeconds: 60 },
  calendar: { staleMs: 15 * minute, edgeSeconds: 60 },
  standings: { staleMs: 15 * minute, edgeSeconds: 60 },
  /** A race weekend: its facts, classifications, progression and timing. */
  weekend: { staleMs: 15 * minute, edgeSeconds: 60 },
  /** Careers beside each other. */
  comparison: { staleMs: 15 * minute, edgeSeconds: 60 },
  /** Ids and names, and what the archive holds. */
  reference: { staleMs: 15 * minute, edgeSeconds: 60 },
} as const;

/** The general freshness of a query that names none (§9): 15 minutes. */
export const defaultStaleMs = 15 * minute;
/** How long the browser's persisted query cache lives (§9): 2 hours. */
export const persistedCacheMs = 2 * hour;
