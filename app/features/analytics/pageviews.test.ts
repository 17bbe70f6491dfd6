import { expect, test } from "vitest";
import { type PageView, reportChanges } from "./pageviews.ts";

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
