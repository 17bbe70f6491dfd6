// First: TypeScript resolves the router's types only when it meets the routes before what they use.
import "./routeTree.gen.ts";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type PageViews, queuePageViews } from "./features/analytics/pageviews.ts";
import { getRouter } from "./router.tsx";
import { followLinks } from "./ui/client-links.ts";

/**
 * Hydrates the page that the server rendered. It is the router's own client and not Start's, which would bring what
 * only calls to the server need: they bring it along themselves (app/data/api-query.ts).
 *
 * @param buildId what tells one build from another
 */
export function hydrate(buildId: string): void {
  const router = getRouter();
  const startLater = () => {
    followLinks(router);
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
  const { recordVisits } = await loaded(() => import("./features/favourites/record-visits.client.ts"));
  recordVisits(router);
}

/** Some seconds later: what happens in the first seconds of a page is felt. */
async function startServices(buildId: string, pageViews: PageViews | null): Promise<void> {
  const { startBackgroundServices } = await loaded(
    () => import("./features/shell/background-services.client.ts"),
  );
  await startBackgroundServices(buildId, pageViews);
}

/**
 * Loads a module. What cannot be loaded offline is loaded when the connection is back; it may be back before the failure
 * is known, so what fails online is tried once more.
 */
async function loaded<Module>(load: () => Promise<Module>, triedOnline = false): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
      return loaded(load);
    }
    if (triedOnline) throw error;
    return loaded(load, true);
  }
}

/** Calls `run` once React has hydrated the page. Renders what it is given, unchanged. */
export function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}

/**
 * Runs what can wait: when the page has arrived to its last byte, and the browser has nothing better to do. A streamed
 * page counts as arrived when its last part is there.
 *
 * @param afterMs how long after that, where it can wait even longer
 */
export function whenQuiet(task: () => void, { afterMs = 0 }: { afterMs?: number } = {}): void {
  const later = () => setTimeout(() => whenIdle(task), afterMs);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}

/** Not every browser tells when it is idle; there a moment's rest stands in. */
function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task);
  else setTimeout(task, 200);
}
