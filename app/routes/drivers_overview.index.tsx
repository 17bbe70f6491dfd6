import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "#app/seo/head.ts";
import { NotBuiltYet } from "#app/ui/not-built-yet.tsx";

export const Route = createFileRoute("/drivers_overview/")({
  head: ({ match }) =>
    pageHead(match.context.siteUrl, {
      title: "Drivers overview",
      description: "Driver statistics of Formula 1 since 1950.",
      path: "/drivers_overview/",
      noindex: true,
    }),
  component: () => <NotBuiltYet title="Drivers overview" />,
});
