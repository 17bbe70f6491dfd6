import type { PersistedClient, PersistRetryer } from "@tanstack/react-query-persist-client";

/** A larger answer is quicker asked for again than read from storage, in UTF-16 units of its JSON. */
const longestEntry = 300_000;
/** Browsers give a site about five million units; the cache takes at most these. */
const longestCache = 1_500_000;

export type PersistedQuery = PersistedClient["clientState"]["queries"][number];

/** The newest entries that fit. */
export function withinBounds(client: PersistedClient): PersistedClient {
  let room = longestCache;
  return onlyQueries(newestFirst(client), ({ state }) => {
    const length = jsonLength(state.data);
    if (length > Math.min(room, longestEntry)) return false;
    room -= length;
    return true;
  });
}

/** What is tried next when storage did not take the cache. */
export const newerHalf: PersistRetryer = ({ persistedClient }) => {
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
export function onlyQueries(
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
