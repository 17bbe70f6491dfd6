import type { AnyRouter } from "@tanstack/react-router";
import type { PageView, Pageview } from "./pageviews.ts";

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
