import {
  array,
  boolean,
  literal,
  null_,
  number,
  object,
  picklist,
  string,
  strictTuple,
  unknown,
} from "valibot";

/** A query as it lies in storage: successful, and with facts that were had. */
const persistedQuery = object({
  queryHash: string(),
  queryKey: array(unknown()),
  dehydratedAt: number(),
  state: object({
    data: object({ available: literal(true), value: unknown() }),
    dataUpdateCount: number(),
    dataUpdatedAt: number(),
    error: null_(),
    errorUpdateCount: number(),
    errorUpdatedAt: number(),
    fetchFailureCount: number(),
    fetchFailureReason: null_(),
    fetchMeta: null_(),
    isInvalidated: boolean(),
    status: literal("success"),
    fetchStatus: picklist(["fetching", "paused", "idle"]),
  }),
});

/** What the persisted query cache has written; anything else in its place is not read. */
export const persistedFacts = object({
  timestamp: number(),
  buster: string(),
  clientState: object({ mutations: strictTuple([]), queries: array(persistedQuery) }),
});
