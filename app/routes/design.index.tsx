import { createFileRoute } from "@tanstack/react-router";
import { DesignScreen } from "#app/features/design/design-screen.tsx";
import { pageHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/design/")({
  head: ({ match }) =>
    pageHead(match.context.siteUrl, {
      title: "Parts of the design",
      description: "Every part of this site's pages in its states, for those who build its next screen.",
      path: "/design/",
      noindex: true,
    }),
  component: DesignScreen,
});
