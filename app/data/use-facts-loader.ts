import { useQueryClient } from "@tanstack/react-query";
import { type ApiQuery, loadFacts } from "./api-query.ts";

/** A callback that fetches a query's data; it resolves to false if the data is unavailable. */
export function useFactsLoader<T>(query: ApiQuery<T>): () => Promise<boolean> {
  const queryClient = useQueryClient();
  return () => loadFacts(queryClient, query);
}
