import { getRouterInstance } from "@tanstack/react-start";
import { startPersistedCache } from "#app/data/persisted-cache.client.ts";
import { startAnalytics } from "#app/features/analytics/analytics.client.ts";
import { refreshNextRace } from "#app/features/next-race/refresh-next-race.client.ts";
import { keepPagesOffline } from "#app/features/offline/offline.client.ts";

/**
 * What a page does for later pages and for its makers. Nothing of it is needed to read the page, so it is loaded
 * when the page is there.
 *
 * @param buildId changes with every build of the site
 */
export async function startBackgroundServices(buildId: string): Promise<void> {
  const router = await getRouterInstance();
  const { queryClient, analyticsId } = router.options.context;
  void refreshNextRace(queryClient);
  await startPersistedCache({ queryClient, buildId, storage: () => localStorage });
  void keepPagesOffline(router);
  if (analyticsId !== undefined) startAnalytics(router, analyticsId);
}
