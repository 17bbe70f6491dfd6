import { mayReport } from "./consent.ts";
import type { PageViews } from "./page-view-queue.ts";
import { reportChanges } from "./pageviews.ts";
import { startTagManager } from "./tag-manager.client.ts";

/**
 * Reports page views for as long as the page lives, unless the visitor's browser asks not to. To be called once,
 * after the page has become interactive.
 *
 * @param id the tag-manager container's
 * @param views the page views so far, and from now on
 */
export function startAnalytics(id: string, views: PageViews): void {
  if (mayReport(navigator)) views.reportTo(reportChanges(startTagManager(id)));
}
