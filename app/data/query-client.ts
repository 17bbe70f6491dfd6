import { type Query, QueryClient } from "@tanstack/react-query";
import { within } from "#app/platform/deadline.ts";
import { defaultStaleMs, persistedCacheMs } from "#contract/freshness.ts";
import type { AnyRouter } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import { array, number, parse, tuple, unknown } from "valibot";
import { hydratedOnInteraction } from "./api-query.ts";

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
  const running = runningPromises(queryClient);
  if (running.length > 0) await within(ms, Promise.allSettled(running));
}

/** True when no query is fetching, so that the page can be rendered whole. */
export function isSettled(queryClient: QueryClient): boolean {
  return runningQueries(queryClient).length === 0;
}

/** On the server, what to wait for until no query is fetching; null when none is, and in the browser. */
export const untilSettled = createIsomorphicFn()
  .server((queryClient: QueryClient): Promise<void> | null =>
    isSettled(queryClient) ? null : allSettled(queryClient),
  )
  .client((): Promise<void> | null => null);

/** Waits for queries, and for those that begin when others have ended. */
async function allSettled(queryClient: QueryClient): Promise<void> {
  const running = runningPromises(queryClient);
  if (running.length === 0) return;
  await Promise.allSettled(running);
  await allSettled(queryClient);
}

function runningPromises(queryClient: QueryClient): Array<Promise<unknown>> {
  return runningQueries(queryClient).flatMap((query) => query.promise ?? []);
}

function runningQueries(queryClient: QueryClient): Array<Query> {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.fetchStatus === "fetching");
}

/*
 * The query data sent with a page, so that it hydrates with what the server rendered.
 *
 * It is a JSON array in text form. The rest of a page's state goes through the router's own serializer, which supports
 * promises and cycles and is ten times slower; this data needs neither.
 */

/** A query's key, its data (null when the page omits it), and when the data was fetched. */
const dehydratedQueries = array(tuple([array(unknown()), unknown(), number()]));

/**
 * The maximum length, in characters of JSON, of data that is sent with a page although it is only needed after an
 * interaction. Up to this size, sending it costs less than another request.
 */
const longestCarried = 8_000;

/**
 * Sends the query data as text if all of it is there before rendering. A streamed page sends it as the query
 * integration does, which must be set up by now. Runs on the server.
 *
 * @param haveArrived called after the loaders: whether every query has its data
 */
export function dehydrateQueries(
  router: AnyRouter,
  queryClient: QueryClient,
  haveArrived: () => Promise<boolean>,
): void {
  const streamed = router.options.dehydrate;
  router.options.dehydrate = async () =>
    (await haveArrived()) ? { facts: serializeQueries(queryClient) } : streamed?.();
}

/** Restores the query data of the page, in either format. Runs in the browser. */
export function hydrateQueries(router: AnyRouter, queryClient: QueryClient): void {
  const streamed = router.options.hydrate;
  router.options.hydrate = (carried) =>
    typeof carried.facts === "string" ? restoreQueries(queryClient, carried.facts) : streamed?.(carried);
}

/** Serializes the data of all queries. */
export function serializeQueries(queryClient: QueryClient): string {
  const had = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success");
  return `[${had.map(writeQuery).join(",")}]`;
}

function writeQuery({ queryKey, state, meta }: Query): string {
  const data = meta === hydratedOnInteraction ? shortText(state.data) : JSON.stringify(state.data);
  return `[${JSON.stringify(queryKey)},${data},${state.dataUpdatedAt}]`;
}

/**
 * Values already found too long. Requests share them, and serializing one takes as long as much of its page.
 */
const long = new WeakSet<object>();

/** The data as JSON; "null" if it is too long. */
function shortText(data: unknown): string {
  const value = valueIn(data);
  if (value !== null && long.has(value)) return "null";
  const text = JSON.stringify(data);
  if (text.length <= longestCarried) return text;
  if (value !== null) long.add(value);
  return "null";
}

/** The value of an `ApiResult`, if it is an object. */
function valueIn(data: unknown): object | null {
  const isFacts = typeof data === "object" && data !== null && "value" in data;
  return isFacts && typeof data.value === "object" ? data.value : null;
}

/**
 * Fills the query cache from the text. An omitted query gets an entry without data, so that data from an earlier page
 * is not mistaken for what this page shows.
 */
export function restoreQueries(queryClient: QueryClient, text: string): void {
  for (const [queryKey, data, updatedAt] of parse(dehydratedQueries, JSON.parse(text))) {
    if (data === null) queryClient.getQueryCache().build(queryClient, { queryKey });
    else queryClient.setQueryData(queryKey, data, { updatedAt });
  }
}
