import { type QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";

/**
 * What a screen shows: a value, or that none is available. A failure is a value and not a thrown error because a
 * page must render on the server with its note in place, status 200 (specification §8).
 */
export type ApiResult<T> = { available: true; value: T } | { available: false };

/** The value; null where it is unavailable. */
export function valueOf<T>(facts: ApiResult<T>): T | null {
  return facts.available ? facts.value : null;
}

const unavailable = { available: false } as const;

/** Every server function. */
export type ServerFunctions = typeof import("./server-functions.ts");

/** Asks one of them. */
export type Ask<T> = (functions: ServerFunctions) => Promise<T>;

/**
 * The options of a query for facts: its key, its source and its freshness, said once.
 *
 * A failed call keeps the value that is there already; without one the facts are unavailable, and since
 * unavailable facts are always stale, the next visit asks again.
 *
 * What can ask the server is loaded when it first has to: a page brings its own facts along.
 *
 * @param fetch the server function's call; throws when the API gives no usable answer
 * @param staleMs from `contract/freshness.ts`, in milliseconds
 */
export function apiQuery<T>(options: { key: QueryKey; fetch: Ask<T>; staleMs: number }) {
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

/** A query for facts. */
export type ApiQuery<T> = ReturnType<typeof apiQuery<T>>;

/** Marks a query whose data a page need not carry: it is shown inside `HydrateOnInteraction`. */
export const hydratedOnInteraction = { hydratedOnInteraction: true };

/**
 * Has a query's facts, for parts of a page that wait for them.
 *
 * @returns false when they could not be had; another call tries again
 */
export async function loadFacts<T>(queryClient: QueryClient, query: ApiQuery<T>): Promise<boolean> {
  const { available } = await queryClient.ensureQueryData(query);
  if (!available) queryClient.removeQueries({ queryKey: query.queryKey, exact: true });
  return available;
}

/** True when some data is unavailable. */
export function hasUnavailableFacts(queryClient: QueryClient): boolean {
  const queries = queryClient.getQueryCache().getAll();
  return queries.some((query) => isUnavailable(query.state.data));
}

function isUnavailable(data: unknown): boolean {
  return typeof data === "object" && data !== null && "available" in data && data.available === false;
}
