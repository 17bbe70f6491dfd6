// First: TypeScript turns in circles when it comes to the routes by way of what they use.
import "./routeTree.gen.ts";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { type PageViews, queuePageViews } from "./features/analytics/page-view-queue.ts";
import { AfterHydration } from "./features/shell/after-hydration.tsx";
import { whenQuiet } from "./features/shell/when-quiet.client.ts";
import { getRouter } from "./router.tsx";

/**
 * Takes over the page that the server rendered. It is the router's own client and not Start's, which would bring what
 * only calls to the server need: they bring it along themselves (app/data/facts.ts).
 *
 * @param buildId what tells one build from another
 */
export function hydrate(buildId: string): void {
  const router = getRouter();
  const startLater = () => {
    document.documentElement.dataset.hydrated = "";
    // Another site's page keeps nothing for this one, and is no visit to it.
    if (router.options.context.embedding() !== null) return;
    const pageViews = router.options.context.analyticsId === undefined ? null : queuePageViews(router);
    whenQuiet(() => startRecording(router));
    whenQuiet(() => startServices(buildId, pageViews), { afterMs: 3_000 });
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <AfterHydration run={startLater}>
        <StrictMode>
          <RouterClient router={router} />
        </StrictMode>
      </AfterHydration>,
    );
  });
}

/** At once, so that a page that is left soon counts as visited, too. */
async function startRecording(router: ReturnType<typeof getRouter>): Promise<void> {
  const { recordVisits } = await import("./features/yours/record-visits.client.ts");
  recordVisits(router);
}

/** Some seconds later: what happens in the first seconds of a page is felt. */
async function startServices(buildId: string, pageViews: PageViews | null): Promise<void> {
  const { startBackgroundServices } = await import("./features/shell/background-services.client.ts");
  await startBackgroundServices(buildId, pageViews);
}
