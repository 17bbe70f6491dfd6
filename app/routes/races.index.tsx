import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "#app/seo/head.ts";
import { NotBuiltYet } from "#app/ui/not-built-yet.tsx";

export const Route = createFileRoute("/races/")({
  head: ({ match }) =>
    pageHead(match.context.siteUrl, {
      title: "Races",
      description: "Race schedule and results of Formula 1 since 1950.",
      path: "/races/",
      noindex: true,
    }),
  component: () => <NotBuiltYet title="Races" />,
});
