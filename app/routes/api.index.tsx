import { createFileRoute } from "@tanstack/react-router";
import { OpenDataScreen } from "#app/features/open-data/open-data-screen.tsx";
import { openDataHead } from "#app/seo/open-data-head.ts";

export const Route = createFileRoute("/api/")({
  head: ({ match }) => openDataHead(match.context.siteUrl),
  component: OpenDataScreen,
});
