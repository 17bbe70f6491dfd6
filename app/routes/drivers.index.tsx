import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "#app/seo/head.ts";
import { NotBuiltYet } from "#app/ui/not-built-yet.tsx";

export const Route = createFileRoute("/drivers/")({
  head: ({ match }) =>
    pageHead(match.context.siteUrl, {
      title: "Drivers",
      description: "Every driver of Formula 1 since 1950.",
      path: "/drivers/",
      noindex: true,
    }),
  component: () => <NotBuiltYet title="Drivers" />,
});
