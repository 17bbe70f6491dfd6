import { createFileRoute } from "@tanstack/react-router";
import { HomeScreen } from "#app/features/home/home-screen.tsx";
import { pageHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/")({
  head: ({ match }) =>
    pageHead(match.context.siteUrl, {
      title: "F1 Statistics: every driver, team, race and season since 1950",
      description:
        "Formula 1 results, standings and teammate head-to-heads for every driver, team, race and season since 1950.",
      path: "/",
    }),
  component: HomeScreen,
});
