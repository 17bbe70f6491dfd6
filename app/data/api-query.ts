import { type QueryClient, type QueryKey, queryOptions, useQueryClient } from "@tanstack/react-query";

/**
 * The result of a data API call: a value, or none available. A failure is a value and not a thrown error because the
 * page must still render on the server with status 200 and a note in place of the data.
 */
export type ApiResult<T> = { available: true; value: T } | { available: false };

/** The value, or null if it is unavailable. */
export function valueOf<T>(facts: ApiResult<T>): T | null {
  return facts.available ? facts.value : null;
}

const unavailable = { available: false } as const;

/** The module of all server functions. */
export type ServerFunctions = typeof import("./server-functions.ts");

/** Calls one of the server functions. */
export type ServerCall<T> = (functions: ServerFunctions) => Promise<T>;

/**
 * Query options for data of the API: key, server function and freshness.
 *
 * A failed refetch keeps the value already there; without one the result is "unavailable", which is always stale, so
 * the next visit tries again.
 *
 * The server functions are imported only when one is first called: a page arrives with its data.
 *
 * @param fetch calls the server function; throws if the API gives no usable answer
 * @param staleMs from `contract/freshness.ts`, in milliseconds
 */
export function apiQuery<T>(options: { key: QueryKey; fetch: ServerCall<T>; staleMs: number }) {
  return queryOptions({
    queryKey: options.key,
    queryFn: async ({ client, queryKey }): Promise<ApiResult<T>> => {
      try {
        return { available: true, value: await options.fetch(await import("./server-functions.ts")) };
      } catch {
        return client.getQueryData<ApiResult<T>>(queryKey) ?? unavailable;
      }
    },
    staleTime: (query) => (query.state.data?.available === true ? options.staleMs : 0),
    // Loaders refetch on each visit. Components need not refetch what came with the page, unless it is unavailable.
    refetchOnMount: (query) => query.state.data?.available !== true,
  });
}

/** The options of a query for data of the API. */
export type ApiQuery<T> = ReturnType<typeof apiQuery<T>>;

/** Meta of a query whose data need not be sent with the page, because it is shown inside `HydrateOnInteraction`. */
export const hydratedOnInteraction = { hydratedOnInteraction: true };

/**
 * A callback that fetches a query's data, for parts of a page that load on demand.
 *
 * @returns resolves to false if the data is unavailable; calling again retries
 */
export function useQueryLoader<T>(query: ApiQuery<T>): () => Promise<boolean> {
  const queryClient = useQueryClient();
  return async () => {
    const { available } = await queryClient.ensureQueryData(query);
    if (!available) queryClient.removeQueries({ queryKey: query.queryKey, exact: true });
    return available;
  };
}

/** True if any query's data is unavailable. */
export function hasUnavailableData(queryClient: QueryClient): boolean {
  const queries = queryClient.getQueryCache().getAll();
  return queries.some((query) => isUnavailable(query.state.data));
}

function isUnavailable(data: unknown): boolean {
  return typeof data === "object" && data !== null && "available" in data && data.available === false;
}
