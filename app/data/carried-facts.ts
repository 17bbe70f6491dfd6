import type { Query, QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { array, number, parse, tuple, unknown } from "valibot";
import { hydratedOnInteraction } from "./api-query.ts";

/**
 * The data that a page carries to the browser, so that it hydrates over what the server rendered.
 *
 * It is the text of one JSON array. The rest of a page's state is written by the router's own serializer, which
 * supports promises and cycles and is ten times slower; this data has neither.
 */

/** A query's key, its data (null when the page leaves it out), and when the data was had. */
const carriedFacts = array(tuple([array(unknown()), unknown(), number()]));

/**
 * The longest data, in characters of JSON, that a page carries although it is needed only after an interaction. Up
 * to this size carrying it costs less than another request.
 */
const longestCarried = 8_000;

/**
 * Lets a page carry its data as text when all of it is there before rendering. A streamed page carries it as the
 * query integration does, which must be set up by now. Runs on the server.
 *
 * @param areHad called when the loaders have run: whether every query has its answer
 */
export function carryFacts(
  router: AnyRouter,
  queryClient: QueryClient,
  areHad: () => Promise<boolean>,
): void {
  const streamed = router.options.dehydrate;
  router.options.dehydrate = async () =>
    (await areHad()) ? { facts: writeFacts(queryClient) } : streamed?.();
}

/** Reads what the page carried, in either format. Runs in the browser. */
export function takeCarriedFacts(router: AnyRouter, queryClient: QueryClient): void {
  const streamed = router.options.hydrate;
  router.options.hydrate = (carried) =>
    typeof carried.facts === "string" ? takeFacts(queryClient, carried.facts) : streamed?.(carried);
}

/** The data of all queries, as text. */
export function writeFacts(queryClient: QueryClient): string {
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
 * Values that were too long before. Requests share them, and serializing one takes as long as much of its page.
 */
const long = new WeakSet<object>();

/** Data as JSON; "null" when it is too long. */
function shortText(data: unknown): string {
  const value = valueIn(data);
  if (value !== null && long.has(value)) return "null";
  const text = JSON.stringify(data);
  if (text.length <= longestCarried) return text;
  if (value !== null) long.add(value);
  return "null";
}

/** The value in a result, where it is an object. */
function valueIn(data: unknown): object | null {
  const isFacts = typeof data === "object" && data !== null && "value" in data;
  return isFacts && typeof data.value === "object" ? data.value : null;
}

/**
 * Fills the query cache from the text. A query that was left out gets an entry without data, so that older data
 * from an earlier page is not taken for what this page shows.
 */
export function takeFacts(queryClient: QueryClient, text: string): void {
  for (const [queryKey, data, updatedAt] of parse(carriedFacts, JSON.parse(text))) {
    if (data === null) queryClient.getQueryCache().build(queryClient, { queryKey });
    else queryClient.setQueryData(queryKey, data, { updatedAt });
  }
}
