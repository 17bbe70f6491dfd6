import { useQueryClient } from "@tanstack/react-query";
import { type FactsQuery, loadFacts } from "./facts.ts";

/** Has a query's facts when it is called; false when they could not be had. */
export function useFactsLoader<T>(query: FactsQuery<T>): () => Promise<boolean> {
  const queryClient = useQueryClient();
  return () => loadFacts(queryClient, query);
}
