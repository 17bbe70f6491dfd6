import type { AnyRouter } from "@tanstack/react-router";

/** A page as it is reported: its address on this site, and nothing about who looks at it. */
export type PageView = {
  /** For example "/teams/ferrari/". */
  path: string;
  /** The query with its "?", or empty. */
  query: string;
};

/** Takes a report to wherever page views are counted. */
export type Pageview = (view: PageView) => void;

/**
 * Reports each route and each query once as it is come to. A new fragment, or the same address
 * again, is no new page.
 */
export function reportChanges(pageview: Pageview): Pageview {
  let last = "";
  return (view) => {
    const address = view.path + view.query;
    if (address === last) return;
    last = address;
    pageview(view);
  };
}

/** The page views since a page became interactive. */
export type PageViews = {
  /** Hands over those so far, in their order, and each one from now on. */
  reportTo: (report: Pageview) => void;
};

/** Queues page views from the first one on: what reports them is loaded some seconds later. */
export function queuePageViews(router: Pick<AnyRouter, "state" | "subscribe">): PageViews {
  const queue: Array<PageView> = [];
  let report: Pageview = (view) => void queue.push(view);
  const add = ({ pathname, searchStr }: AnyRouter["state"]["location"]) =>
    report({ path: pathname, query: searchStr });
  add(router.state.location);
  router.subscribe("onResolved", ({ toLocation }) => add(toLocation));
  return {
    reportTo: (reporter) => {
      report = reporter;
      for (const view of queue.splice(0)) reporter(view);
    },
  };
}
