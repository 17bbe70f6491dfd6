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
 * Reports each route and each query once as it is come to (specification §1). A new fragment, or the same address
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
