import { createFileRoute } from "@tanstack/react-router";
import { driverOverviewQuery } from "#app/data/standings.queries.ts";
import { knownSeason } from "#app/features/standings/layout/season.ts";
import { StandingsLayout } from "#app/features/standings/layout/standings-layout.tsx";
import { StandingsNotFound } from "#app/features/standings/layout/standings-not-found.tsx";
import { notFoundHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/standings/$year")({
  beforeLoad: ({ params, location }) => knownSeason(params.year, location),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(driverOverviewQuery(Number(params.year)));
  },
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: StandingsLayout,
  notFoundComponent: StandingsNotFound,
});
