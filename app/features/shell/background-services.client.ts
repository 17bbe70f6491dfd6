import { getRouterInstance } from "@tanstack/react-start";
import { startPersistedCache } from "#app/data/persisted-cache.client.ts";
import { startAnalytics } from "#app/features/analytics/analytics.client.ts";
import type { PageViews } from "#app/features/analytics/pageviews.ts";
import { keepNextRaceFresh } from "#app/features/next-race/keep-next-race-fresh.client.ts";
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
