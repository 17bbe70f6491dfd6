const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * How long data may be shown before it is requested again, in one place for the whole project.
 *
 * - `staleMs`: the query's stale time in the browser, in milliseconds. 1 ms refetches on each visit.
 * - `edgeSeconds`: how long the edge serves its copy without calling the API, in seconds. 0 corresponds to the
 *   1 ms: call each time, but coalesce concurrent calls.
 */
export const freshness = {
  nextRace: { staleMs: 1, edgeSeconds: 0 },
  lastRace: { staleMs: 15 * minute, edgeSeconds: 60 },
  teamResults: { staleMs: 24 * minute, edgeSeconds: 24 * 60 },
  teamChampionship: { staleMs: 1, edgeSeconds: 0 },
  driverResults: { staleMs: 1, edgeSeconds: 0 },
  driverChampionship: { staleMs: 1, edgeSeconds: 0 },
  teammates: { staleMs: 1, edgeSeconds: 0 },
  driverProfile: { staleMs: 1, edgeSeconds: 0 },
  teamProfile: { staleMs: 15 * minute, edgeSeconds: 60 },
  calendar: { staleMs: 15 * minute, edgeSeconds: 60 },
  standings: { staleMs: 15 * minute, edgeSeconds: 60 },
  /** A race weekend: its data, classifications, progression and timing. */
  weekend: { staleMs: 15 * minute, edgeSeconds: 60 },
  /** Comparisons of careers. */
  comparison: { staleMs: 15 * minute, edgeSeconds: 60 },
  /** Ids, names, and what the archive contains. */
  reference: { staleMs: 15 * minute, edgeSeconds: 60 },
} as const;

/** The default stale time of queries: 15 minutes. */
export const defaultStaleMs = 15 * minute;
/** How long the browser's persisted query cache lives: 2 hours. */
export const persistedCacheMs = 2 * hour;
