import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { nextRaceQuery } from "#app/data/races.queries.ts";
import { isAhead } from "#contract/races.ts";

/** An answer that came with a page younger than this was made for this visitor. */
const recentMs = 60_000;

/** How often it is checked whether the next race has started, in milliseconds. */
const checkMs = 30_000;

/**
 * Asks which race is next: when the page came out of a cache, on each navigation to another page, and
 * once the race has started. Until the API names another one it is asked again at each check.
 *
 * @returns ends it
 */
export function keepNextRaceFresh(
  router: Pick<AnyRouter, "subscribe">,
  queryClient: QueryClient,
): () => void {
  const { queryKey } = nextRaceQuery();
  const refresh = () => void queryClient.invalidateQueries({ queryKey, exact: true });
  const answeredMs = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  if (answeredMs !== undefined && Date.now() - answeredMs >= recentMs) refresh();
  const unsubscribe = router.subscribe("onResolved", ({ pathChanged }) => {
    if (pathChanged) refresh();
  });
  const timer = setInterval(() => {
    const data = queryClient.getQueryData(queryKey);
    const race = data?.available === true ? data.value : null;
    if (race !== null && !isAhead(race, Date.now())) refresh();
  }, checkMs);
  return () => {
    unsubscribe();
    clearInterval(timer);
  };
}
