import { createFileRoute } from "@tanstack/react-router";
import { careersOfQuery, meetingsQuery } from "#app/data/comparison.queries.ts";
import { driverCareersQuery, driverChampionshipQuery } from "#app/data/drivers.queries.ts";
import { DriversOverviewScreen } from "#app/features/drivers-overview/drivers-overview-screen.tsx";
import { comparedIds, overviewSearch } from "#app/features/drivers-overview/search.ts";
import { pageHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/drivers_overview/")({
  validateSearch: overviewSearch,
  loaderDeps: ({ search: { drivers, compare } }) => ({ drivers, compare }),
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(driverCareersQuery(deps.drivers ?? "current"));
    const ids = comparedIds(deps);
    if (ids.length === 0) return;
    void queryClient.prefetchQuery(careersOfQuery(ids));
    void queryClient.prefetchQuery(meetingsQuery(ids));
    for (const id of ids) void queryClient.prefetchQuery(driverChampionshipQuery(id));
  },
  head: ({ match }) =>
    pageHead(match.context.siteUrl, {
      title: "Drivers overview: Formula 1 careers in figures",
      description:
        "Wins, podiums, poles, points, titles and average finish of every Formula 1 driver since 1950: sort them, search them and compare up to four side by side.",
      path: "/drivers_overview/",
    }),
  component: DriversOverviewScreen,
});
