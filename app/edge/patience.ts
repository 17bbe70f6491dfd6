import type { Query, QueryClient } from "@tanstack/react-query";

/** How long a page waits for its facts before its shell is sent without them, in milliseconds. */
export const usualPatienceMs = 20;
/** How long a reader who cannot run scripts waits for the whole page; longer than any upstream call may take. */
export const completePatienceMs = 10_000;

/** Waits until no query is running any more, or until the time is over. */
export async function settle(queryClient: QueryClient, ms: number): Promise<void> {
  const running = runningQueries(queryClient).flatMap((query) => query.promise ?? []);
  if (running.length === 0) return;
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([Promise.allSettled(running), late]);
  clearTimeout(timer);
}

/** True when every query has its answer, so that a page can be rendered whole. */
export function isSettled(queryClient: QueryClient): boolean {
  return runningQueries(queryClient).length === 0;
}

function runningQueries(queryClient: QueryClient): Array<Query> {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.fetchStatus === "fetching");
}
