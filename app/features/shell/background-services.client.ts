import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { getRouterInstance } from "@tanstack/react-start";
import { hasNotStarted } from "#contract/races.ts";
import { startPersistedCache } from "#app/data/persisted-cache.client.ts";
import { nextRaceQuery } from "#app/data/races.queries.ts";
import { startAnalytics } from "#app/features/analytics/analytics.client.ts";
import type { PageViews } from "#app/features/analytics/pageviews.ts";
import { keepPagesOffline } from "#app/features/offline/offline.client.ts";

/**
 * What a page does for later pages and for its makers. Nothing of it is needed to read the page, so it is loaded
 * when the page is there.
 *
 * @param buildId changes with every build of the site
 * @param pageViews null where page views are reported to nobody
 */
export async function startBackgroundServices(buildId: string, pageViews: PageViews | null): Promise<void> {
  const router = await getRouterInstance();
  const { queryClient, analyticsId } = router.options.context;
  keepNextRaceFresh(router, queryClient);
  await startPersistedCache({ queryClient, buildId, storage: () => localStorage });
  void keepPagesOffline(router);
  if (analyticsId !== undefined && pageViews !== null) startAnalytics(analyticsId, pageViews);
}

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
    if (race !== null && !hasNotStarted(race, Date.now())) refresh();
  }, checkMs);
  return () => {
    unsubscribe();
    clearInterval(timer);
  };
}
