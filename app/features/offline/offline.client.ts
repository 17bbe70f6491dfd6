import type { AnyRouter } from "@tanstack/react-router";
import { showOfflineNote } from "./offline-note.client.ts";
import { openWhole } from "./open-whole.ts";

/**
 * Has the pages that are opened kept for reading without a connection (public/service-worker.js). Does nothing in
 * browsers without service workers, or where they are forbidden.
 */
export async function keepPagesOffline(router: AnyRouter): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  // Before the router hears of a click.
  document.addEventListener("click", openWhole, { capture: true });
  const remove = showOfflineNote();
  // The page's own arrival, which on a slow device is told late, comes from nowhere.
  if (remove !== null)
    router.subscribe("onResolved", ({ fromLocation, pathChanged }) =>
      fromLocation !== undefined && pathChanged ? remove() : undefined,
    );
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    const { active } = await navigator.serviceWorker.ready;
    const keep = () => {
      if (!navigator.onLine) return;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but its own
      active?.postMessage({ keep: location.pathname + location.search, assets: assets() });
    };
    keep();
    router.subscribe("onRendered", ({ hrefChanged }) => (hrefChanged ? keep() : undefined));
  } catch {
    // The site works all the same, with a connection.
  }
}

/** The files of the build that the page has loaded. */
function assets(): Array<string> {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
}
