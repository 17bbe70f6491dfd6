import { createSyncStoragePersister } from "@tanstack/query-sync-storage-persister";
import type { Query, QueryClient } from "@tanstack/react-query";
import {
  type PersistRetryer,
  type PersistedClient,
  type Persister,
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
} from "@tanstack/react-query-persist-client";
import {
  array,
  boolean,
  literal,
  null_,
  number,
  object,
  parse,
  picklist,
  strictTuple,
  string,
  unknown,
} from "valibot";
import { persistedCacheMs } from "#contract/freshness.ts";

/**
 * The query cache that outlives a page: facts seen in the last two hours, in local storage, for the visitor's next
 * pages (specification §9). It only ever adds: what a page brings with it is newer and stays, and where storage is
 * full or forbidden everything works without it.
 */

/** The key in local storage. */
export const cacheStorageKey = "query-cache";

type PersistedCacheOptions = {
  queryClient: QueryClient;
  /** What other builds have kept is not read: its shapes may differ. */
  buildId: string;
  /** Yields the storage; may throw where storage is forbidden. */
  storage: () => Storage;
};

/**
 * Adds what earlier pages have kept, and keeps what the page has and what comes from now on. To be called when the
 * page is hydrated and has arrived to its last byte, so that no part of it is still to be matched with what the
 * server rendered.
 *
 * @returns ends the keeping
 */
export async function startPersistedCache(options: PersistedCacheOptions): Promise<() => void> {
  const { queryClient, buildId: buster } = options;
  const persister = createPersister(options);
  await persistQueryClientRestore({ queryClient, persister, buster, maxAge: persistedCacheMs });
  const keeping = {
    queryClient,
    persister,
    buster,
    dehydrateOptions: { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false },
  };
  await persistQueryClientSave(keeping);
  return persistQueryClientSubscribe(keeping);
}

function createPersister({ queryClient, storage }: PersistedCacheOptions): Persister {
  const stored = createSyncStoragePersister({
    storage: allowed(storage),
    key: cacheStorageKey,
    serialize: (client) => JSON.stringify(withinBounds(client)),
    deserialize: (text) => parse(persistedFacts, JSON.parse(text)),
    retry: newerHalf,
  });
  const removeClient = async () => {
    try {
      await stored.removeClient();
    } catch {
      // What storage does not let go will be too old in two hours.
    }
  };
  const restoreClient = async () => {
    try {
      const client = await stored.restoreClient();
      return client && onlyQueries(client, (query) => isYoung(query) && !isHeld(queryClient, query));
    } catch {
      await removeClient();
      return undefined;
    }
  };
  return { persistClient: stored.persistClient, restoreClient, removeClient };
}

/** The storage, or undefined where even asking for it is forbidden. */
function allowed(storage: () => Storage): Storage | undefined {
  try {
    return storage();
  } catch {
    return undefined;
  }
}

/** Facts that were had; "unavailable" is true for a moment only and is never kept. */
function isKept({ state }: Query): boolean {
  const data: unknown = state.data;
  if (state.status !== "success" || typeof data !== "object" || data === null) return false;
  return "available" in data && data.available === true;
}

/** The cache is written anew while its entries age: each has its own two hours. A clock set back counts as well. */
function isYoung({ state }: PersistedQuery): boolean {
  return Math.abs(Date.now() - state.dataUpdatedAt) <= persistedCacheMs;
}

/** True for what the page has or is fetching. Times are no guide: the server's clock is not the visitor's. */
function isHeld(queryClient: QueryClient, { queryHash }: PersistedQuery): boolean {
  return queryClient.getQueryCache().get(queryHash) !== undefined;
}

/** A query as it lies in storage: successful, and with facts that were had. */
const persistedQuery = object({
  queryHash: string(),
  queryKey: array(unknown()),
  dehydratedAt: number(),
  state: object({
    data: object({ available: literal(true), value: unknown() }),
    dataUpdateCount: number(),
    dataUpdatedAt: number(),
    error: null_(),
    errorUpdateCount: number(),
    errorUpdatedAt: number(),
    fetchFailureCount: number(),
    fetchFailureReason: null_(),
    fetchMeta: null_(),
    isInvalidated: boolean(),
    status: literal("success"),
    fetchStatus: picklist(["fetching", "paused", "idle"]),
  }),
});

/** What the persisted query cache has written; anything else in its place is not read. */
const persistedFacts = object({
  timestamp: number(),
  buster: string(),
  clientState: object({ mutations: strictTuple([]), queries: array(persistedQuery) }),
});

/** A larger answer is quicker asked for again than read from storage, in UTF-16 units of its JSON. */
const longestEntry = 300_000;
/** Browsers give a site about five million units; the cache takes at most these. */
const longestCache = 1_500_000;

type PersistedQuery = PersistedClient["clientState"]["queries"][number];

/** The newest entries that fit. */
function withinBounds(client: PersistedClient): PersistedClient {
  let room = longestCache;
  return onlyQueries(newestFirst(client), ({ state }) => {
    const length = jsonLength(state.data);
    if (length > Math.min(room, longestEntry)) return false;
    room -= length;
    return true;
  });
}

/** What is tried next when storage did not take the cache. */
const newerHalf: PersistRetryer = ({ persistedClient }) => {
  const client = newestFirst(persistedClient);
  const half = Math.floor(client.clientState.queries.length / 2);
  return half === 0 ? undefined : onlyQueries(client, (_query, index) => index < half);
};

function newestFirst(client: PersistedClient): PersistedClient {
  const queries = client.clientState.queries.toSorted(
    (one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt,
  );
  return { ...client, clientState: { ...client.clientState, queries } };
}

/** The same cache with only the queries that are wanted. */
function onlyQueries(
  client: PersistedClient,
  keep: (query: PersistedQuery, index: number) => boolean,
): PersistedClient {
  const queries = client.clientState.queries.filter(keep);
  return { ...client, clientState: { ...client.clientState, queries } };
}

const lengths = new WeakMap<object, number>();

/** How long a value is as JSON; measured once, since answers are long and never change. */
function jsonLength(data: unknown): number {
  if (typeof data !== "object" || data === null) return 0;
  const known = lengths.get(data);
  if (known !== undefined) return known;
  const { length } = JSON.stringify(data);
  lengths.set(data, length);
  return length;
}
