import { QueryClient } from "@tanstack/react-query";
import { defaultStaleMs, persistedCacheMs } from "#contract/freshness.ts";

/**
 * A query client for one page view: a new one per request on the server, one per tab in the browser.
 *
 * The server gets no `gcTime`: a finite one starts a timer that keeps the request in memory until it ends.
 * In the browser entries live as long as the persisted cache does.
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
