import { useQueryClient } from "@tanstack/react-query";
import { type ApiQuery, loadFacts } from "./api-query.ts";

/** Has a query's facts when it is called; false when they could not be had. */
export function useFactsLoader<T>(query: ApiQuery<T>): () => Promise<boolean> {
  const queryClient = useQueryClient();
  return () => loadFacts(queryClient, query);
}
