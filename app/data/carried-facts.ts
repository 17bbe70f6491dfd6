import type { Query, QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { array, number, parse, tuple, unknown } from "valibot";
import { hydratedOnInteraction } from "./api-query.ts";

/**
 * The facts that a page carries to the browser, so that it hydrates over what the server rendered it from.
 *
 * They travel as the text of one JSON array. A page's other state is written by the router's own serializer, which
 * knows promises and cycles and is ten times slower; facts are neither.
 */

/** A query's key, its data (null when the page leaves it out), and when the data was had. */
const carriedFacts = array(tuple([array(unknown()), unknown(), number()]));

/**
 * The longest facts, in characters of JSON, that a page carries although nothing needs them until it is touched.
 * They cost less than asking for them again.
 */
const longestCarried = 8_000;

/**
 * Lets a page carry its facts as text when all of them are there before it is rendered. A page that is streamed
 * carries them as the query integration has it, which must be set up by now. Runs on the server.
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

/** Has a page take what it carried, in either way. Runs in the browser. */
export function takeCarriedFacts(router: AnyRouter, queryClient: QueryClient): void {
  const streamed = router.options.hydrate;
  router.options.hydrate = (carried) =>
    typeof carried.facts === "string" ? takeFacts(queryClient, carried.facts) : streamed?.(carried);
}

/** What the queries have, as text. */
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

/** Values that were too long before. Requests share them, and to write one out takes as long as much of its page. */
const long = new WeakSet<object>();

/** Data as JSON, or that of null for what is too long. */
function shortText(data: unknown): string {
  const value = valueIn(data);
  if (value !== null && long.has(value)) return "null";
  const text = JSON.stringify(data);
  if (text.length <= longestCarried) return text;
  if (value !== null) long.add(value);
  return "null";
}

/** What facts hold, where that is an object. */
function valueIn(data: unknown): object | null {
  const isFacts = typeof data === "object" && data !== null && "value" in data;
  return isFacts && typeof data.value === "object" ? data.value : null;
}

/**
 * Gives the queries of a browser's page what the text says. A query that was left out gets its place and no data: so
 * it is known that older data, from an earlier page, is not what this page shows.
 */
export function takeFacts(queryClient: QueryClient, text: string): void {
  for (const [queryKey, data, updatedAt] of parse(carriedFacts, JSON.parse(text))) {
    if (data === null) queryClient.getQueryCache().build(queryClient, { queryKey });
    else queryClient.setQueryData(queryKey, data, { updatedAt });
  }
}
