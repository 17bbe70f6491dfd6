import { type PageViews, type Pageview, reportChanges } from "./pageviews.ts";

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

/** What a browser says about its user's wish not to be followed. */
export type PrivacySignals = {
  /** Global Privacy Control. */
  globalPrivacyControl?: boolean | undefined;
  /** Do Not Track: "1", or "yes" in old browsers. */
  doNotTrack?: string | null | undefined;
};

/** False when the visitor's browser asks not to follow them; then nothing is loaded and nothing is reported. */
export function mayReport({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return globalPrivacyControl !== true && doNotTrack !== "1" && doNotTrack !== "yes";
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface Window {
    /** The tag manager's queue of events. */
    dataLayer?: Array<Record<string, unknown>>;
  }
}

/**
 * Loads the tag manager and gives the way to report to it. Events wait in its queue until it is there. The page's
 * policy allows the script because one of ours adds it.
 *
 * @param id the container's, for example "GTM-ABC123"
 */
function startTagManager(id: string): Pageview {
  const events = (window.dataLayer ??= []);
  events.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return ({ path, query }) => void events.push({ event: "pageview", page_path: path, page_query: query });
}
