import type { AnyRouter } from "@tanstack/react-router";
import { mayReport } from "./consent.ts";
import { reportChanges } from "./pageviews.ts";
import { startTagManager } from "./tag-manager.client.ts";

/**
 * Reports page views for as long as the page lives, unless the visitor's browser asks not to. To be called once,
 * after the page has become interactive.
 *
 * @param id the tag-manager container's
 */
export function startAnalytics(router: AnyRouter, id: string): void {
  if (!mayReport(navigator)) return;
  const report = reportChanges(startTagManager(id));
  const { pathname, searchStr } = router.state.location;
  report({ path: pathname, query: searchStr });
  router.subscribe("onResolved", ({ toLocation }) =>
    report({ path: toLocation.pathname, query: toLocation.searchStr }),
  );
}
