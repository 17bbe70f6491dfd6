import type { Query, QueryClient } from "@tanstack/react-query";
import { within } from "#app/platform/deadline.ts";

/** How long a reader who cannot run scripts waits for the whole page; longer than any upstream call may take. */
export const completePatienceMs = 10_000;

/** Waits until no query is running any more, or until the time is over. */
export async function settle(queryClient: QueryClient, ms: number): Promise<void> {
  const running = runningQueries(queryClient).flatMap((query) => query.promise ?? []);
  if (running.length > 0) await within(ms, Promise.allSettled(running));
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
