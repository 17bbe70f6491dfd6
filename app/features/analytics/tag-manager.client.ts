import type { Pageview } from "./pageviews.ts";

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
export function startTagManager(id: string): Pageview {
  const events = (window.dataLayer ??= []);
  events.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return ({ path, query }) => void events.push({ event: "pageview", page_path: path, page_query: query });
}
