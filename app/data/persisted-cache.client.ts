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
 * Persists the query cache: data seen in the last two hours stays in local storage for the visitor's next pages. It only
 * adds: data sent with a page is newer and takes precedence, and where storage is full or blocked, everything works
 * without it.
 */

/** The key in local storage. */
export const cacheStorageKey = "query-cache";

type PersistedCacheOptions = {
  queryClient: QueryClient;
  /** Entries of other builds are ignored: their shapes may differ. */
  buildId: string;
  /** Returns the storage; may throw where storage is blocked. */
  storage: () => Storage;
};

/**
 * Restores what earlier pages stored, and stores the page's data and later changes. To be called after the page is
 * hydrated and fully streamed, so that restored data cannot cause a hydration mismatch.
 *
 * @returns stops persisting
 */
export async function startPersistedCache(options: PersistedCacheOptions): Promise<() => void> {
  const { queryClient, buildId: buster } = options;
  const persister = createPersister(options);
  await persistQueryClientRestore({ queryClient, persister, buster, maxAge: persistedCacheMs });
  const persistence = {
    queryClient,
    persister,
    buster,
    dehydrateOptions: { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false },
  };
  await persistQueryClientSave(persistence);
  return persistQueryClientSubscribe(persistence);
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
      // What cannot be removed expires in two hours anyway.
    }
  };
  const restoreClient = async () => {
    try {
      const client = await stored.restoreClient();
      return client && onlyQueries(client, (query) => isYoung(query) && !isPresent(queryClient, query));
    } catch {
      await removeClient();
      return undefined;
    }
  };
  return { persistClient: stored.persistClient, restoreClient, removeClient };
}

/** The storage, or undefined where even accessing it throws. */
function allowed(storage: () => Storage): Storage | undefined {
  try {
    return storage();
  } catch {
    return undefined;
  }
}

/** Only available data is persisted; "unavailable" is temporary. */
function isKept({ state }: Query): boolean {
  const data: unknown = state.data;
  if (state.status !== "success" || typeof data !== "object" || data === null) return false;
  return "available" in data && data.available === true;
}

/**
 * The cache is rewritten while its entries age, so each entry has its own two hours. Also false if the clock was set
 * back.
 */
function isYoung({ state }: PersistedQuery): boolean {
  return Math.abs(Date.now() - state.dataUpdatedAt) <= persistedCacheMs;
}

/** True for what the page has or is fetching. Timestamps cannot decide: server and visitor clocks differ. */
function isPresent(queryClient: QueryClient, { queryHash }: PersistedQuery): boolean {
  return queryClient.getQueryCache().get(queryHash) !== undefined;
}

/** A stored query: successful, with available data. */
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

/** The format of the persisted cache; anything else found under the key is ignored. */
const persistedFacts = object({
  timestamp: number(),
  buster: string(),
  clientState: object({ mutations: strictTuple([]), queries: array(persistedQuery) }),
});

/** Larger answers are refetched faster than they are read from storage. In UTF-16 units of JSON. */
const longestEntry = 300_000;
/** Browsers give an origin about five million units; this is the cache's share. */
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

/** The retry after storage rejected the cache: only the newer half. */
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

/** The cache reduced to some of its queries. */
function onlyQueries(
  client: PersistedClient,
  keep: (query: PersistedQuery, index: number) => boolean,
): PersistedClient {
  const queries = client.clientState.queries.filter(keep);
  return { ...client, clientState: { ...client.clientState, queries } };
}

const lengths = new WeakMap<object, number>();

/** Length of a value as JSON; memoized, since answers are long and immutable. */
function jsonLength(data: unknown): number {
  if (typeof data !== "object" || data === null) return 0;
  const known = lengths.get(data);
  if (known !== undefined) return known;
  const { length } = JSON.stringify(data);
  lengths.set(data, length);
  return length;
}
