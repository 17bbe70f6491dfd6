import { createFileRoute } from "@tanstack/react-router";
import {
  allTimeQuery,
  nextWeekendQuery,
  seasonSoFarQuery,
  topConstructorsQuery,
  topDriversQuery,
} from "#app/data/home.queries.ts";
import { lastRaceQuery } from "#app/data/races.queries.ts";
import { HomeScreen } from "#app/features/home/home-screen.tsx";
import { homeHead } from "#app/seo/lists-head.ts";

export const Route = createFileRoute("/")({
  // The next race is on every page: the root asks for it.
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(lastRaceQuery());
    void context.queryClient.prefetchQuery(nextWeekendQuery());
    void context.queryClient.prefetchQuery(seasonSoFarQuery());
    void context.queryClient.prefetchQuery(topDriversQuery());
    void context.queryClient.prefetchQuery(topConstructorsQuery());
    void context.queryClient.prefetchQuery(allTimeQuery());
  },
  head: ({ match }) => homeHead(match.context.siteUrl),
  component: HomeScreen,
});
