import { createFileRoute } from "@tanstack/react-router";
import { StandingsPlaceholder } from "#app/features/standings/standings-placeholder.tsx";
import { knownStandingsPage, standingsHead } from "#app/features/standings/standings-pages.ts";

export const Route = createFileRoute("/standings/$year/$")({
  beforeLoad: ({ params }) => knownStandingsPage(params),
  head: ({ match, params }) => standingsHead(match.context.siteUrl, params),
  component: StandingsPlaceholder,
});
