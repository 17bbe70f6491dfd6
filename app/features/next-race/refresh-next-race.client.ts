import type { QueryClient } from "@tanstack/react-query";
import { nextRaceQuery } from "#app/data/races.queries.ts";

/** A page that is younger was made for this visitor, or as good as. */
const keptMs = 60_000;

/** Asks which race is next when the page that says so comes out of a cache: that race may be over. */
export async function refreshNextRace(queryClient: QueryClient): Promise<void> {
  const { queryKey } = nextRaceQuery();
  const saidMs = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  if (saidMs === undefined || Date.now() - saidMs < keptMs) return;
  await queryClient.invalidateQueries({ queryKey, exact: true });
}
