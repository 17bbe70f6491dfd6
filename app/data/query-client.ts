import { type Query, QueryClient } from "@tanstack/react-query";
import { within } from "#app/platform/deadline.ts";
import { defaultStaleMs, persistedCacheMs } from "#contract/freshness.ts";

/**
 * A query client for one page view: a new one per request on the server, one per tab in the browser.
 *
 * On the server `gcTime` is infinite: a finite one starts a timer that keeps the request in memory until it fires. In
 * the browser entries live as long as the persisted cache.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: defaultStaleMs,
        retry: false,
        refetchOnWindowFocus: false,
        ...(import.meta.env.SSR ? {} : { gcTime: persistedCacheMs }),
      },
    },
  });
}

/** Waits until no query is fetching, or until the timeout. */
export async function settle(queryClient: QueryClient, ms: number): Promise<void> {
  const running = runningQueries(queryClient).flatMap((query) => query.promise ?? []);
  if (running.length > 0) await within(ms, Promise.allSettled(running));
}

/** True when no query is fetching, so that the page can be rendered whole. */
export function isSettled(queryClient: QueryClient): boolean {
  return runningQueries(queryClient).length === 0;
}

function runningQueries(queryClient: QueryClient): Array<Query> {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.fetchStatus === "fetching");
}
