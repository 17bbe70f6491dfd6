import { type QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";

/**
 * What a screen gets to show: the value, or the news that it could not be had. A failure is a value and not a
 * thrown error because a page must render on the server with its note in place, status 200 (specification §8).
 */
export type Facts<T> = { available: true; value: T } | { available: false };

const unavailable = { available: false } as const;

/**
 * The options of a query for facts: its key, its source and its freshness, said once.
 *
 * A failed call keeps the value that is there already; without one the facts are unavailable, and since
 * unavailable facts are always stale, the next visit asks again.
 *
 * @param fetch the server function's call; throws when the API gives no usable answer
 * @param staleMs from `contract/freshness.ts`, in milliseconds
 */
export function factsQuery<T>(options: { key: QueryKey; fetch: () => Promise<T>; staleMs: number }) {
  return queryOptions({
    queryKey: options.key,
    queryFn: async ({ client, queryKey }): Promise<Facts<T>> => {
      try {
        return { available: true, value: await options.fetch() };
      } catch {
        return client.getQueryData<Facts<T>>(queryKey) ?? unavailable;
      }
    },
    staleTime: (query) => (query.state.data?.available === true ? options.staleMs : 0),
  });
}

/** True when some facts could not be had. */
export function hasUnavailableFacts(queryClient: QueryClient): boolean {
  const queries = queryClient.getQueryCache().getAll();
  return queries.some((query) => isUnavailable(query.state.data));
}

function isUnavailable(data: unknown): boolean {
  return typeof data === "object" && data !== null && "available" in data && data.available === false;
}
