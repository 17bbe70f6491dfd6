import { createMemoryHistory, createRootRoute, createRouter } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { type PageView, queuePageViews, reportChanges } from "./pageviews.ts";

function reported(...addresses: ReadonlyArray<[path: string, query: string]>) {
  const views: Array<PageView> = [];
  const report = reportChanges((view) => void views.push(view));
  for (const [path, query] of addresses) report({ path, query });
  return views.map(({ path, query }) => path + query);
}

test("each new route and each new query is a page view", () => {
  expect(reported(["/", ""], ["/teams/ferrari/", ""], ["/teams/ferrari/", "?sort=points.desc"])).toEqual([
    "/",
    "/teams/ferrari/",
    "/teams/ferrari/?sort=points.desc",
  ]);
});

test("the same address again is no page view, and coming back is one", () => {
  expect(reported(["/", ""], ["/", ""], ["/races/", ""], ["/", ""])).toEqual(["/", "/races/", "/"]);
});

test("page views of the first seconds are reported once there is something to report to", async () => {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ["/races/"] }),
  });
  await router.load();
  const pageViews = queuePageViews(router);
  const go = async (href: string) => {
    const fromLocation = router.state.location;
    router.history.push(href);
    await router.load();
    const toLocation = router.state.location;
    router.emit({
      type: "onResolved",
      fromLocation,
      toLocation,
      pathChanged: true,
      hrefChanged: true,
      hashChanged: false,
    });
  };
  await go("/teams/ferrari/");
  const views: Array<string> = [];
  pageViews.reportTo(({ path, query }) => void views.push(path + query));
  await go("/method/");
  expect(views).toEqual(["/races/", "/teams/ferrari/", "/method/"]);
});
