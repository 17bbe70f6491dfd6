import { createFileRoute, redirect } from "@tanstack/react-router";
import { driverCareersQuery } from "#app/data/drivers.queries.ts";
import { DriversOverviewScreen } from "#app/features/drivers-overview/drivers-overview-screen.tsx";
import { overviewSearch } from "#app/features/drivers-overview/drivers-overview-search.ts";
import { listHead } from "#app/seo/lists-head.ts";

export const Route = createFileRoute("/drivers_overview/")({
  validateSearch: overviewSearch,
  beforeLoad: ({ search: { compare } }) => {
    if (compare === undefined) return;
    throw redirect({ to: "/compare/", search: { ids: compare }, statusCode: 307 });
  },
  loaderDeps: ({ search: { drivers } }) => ({ drivers }),
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(driverCareersQuery(deps.drivers ?? "current"));
  },
  head: ({ match }) => listHead(match.context.siteUrl, "careers"),
  component: DriversOverviewScreen,
});
