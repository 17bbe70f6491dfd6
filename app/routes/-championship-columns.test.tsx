import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouteComponent,
  RouterContextProvider,
} from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Route as driverChampionship } from "./driver.$driverId.championship.tsx";
import { Route as teamChampionship } from "./teams.$teamId.championship.tsx";

/** The labels of the columns that a page shows while its facts are on their way. */
function skeletonLabels(Skeleton: RouteComponent | undefined): Array<string> {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      {Skeleton === undefined ? null : <Skeleton />}
    </RouterContextProvider>,
  );
  return [...html.matchAll(/<th><span>([^<]*)<\/span><\/th>/g)].map(([, label = ""]) => label);
}

test("the seasons of a driver have the agreed columns, and the rating", () => {
  expect(skeletonLabels(driverChampionship.options.pendingComponent)).toEqual([
    "Year",
    "Team",
    "Total Points",
    "Avg Points",
    "Avg Finish",
    "Wins",
    "Podiums",
    "Poles",
    "Rank",
    "Rating (likely range)",
  ]);
});

test("the seasons of a team have the agreed columns", () => {
  expect(skeletonLabels(teamChampionship.options.pendingComponent)).toEqual([
    "Year",
    "Wins",
    "Podiums",
    "Poles",
    "Total Points",
    "Position",
  ]);
});
