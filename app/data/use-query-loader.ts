import { useQueryClient } from "@tanstack/react-query";
import { type ApiQuery, loadQuery } from "./api-query.ts";

/** A callback that fetches a query's data; it resolves to false if the data is unavailable. */
export function useQueryLoader<T>(query: ApiQuery<T>): () => Promise<boolean> {
  const queryClient = useQueryClient();
  return () => loadQuery(queryClient, query);
}
