import { createFileRoute } from "@tanstack/react-router";
import { topConstructorsQuery, topDriversQuery } from "#app/data/home.queries.ts";
import { lastRaceQuery } from "#app/data/races.queries.ts";
import { HomeScreen } from "#app/features/home/home-screen.tsx";
import { pageHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/")({
  // The next race is on every page: the root asks for it.
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(lastRaceQuery());
    void context.queryClient.prefetchQuery(topDriversQuery());
    void context.queryClient.prefetchQuery(topConstructorsQuery());
  },
  head: ({ match }) =>
    pageHead(match.context.siteUrl, {
      title: "F1 Statistics: every driver, team, race and season since 1950",
      description:
        "Formula 1 results, standings and teammate head-to-heads for every driver, team, race and season since 1950.",
      path: "/",
    }),
  component: HomeScreen,
});
