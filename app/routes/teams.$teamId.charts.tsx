import { createFileRoute } from "@tanstack/react-router";
import { teamHead } from "#app/seo/team-head.ts";
import { NotBuiltYet } from "#app/ui/not-built-yet.tsx";

export const Route = createFileRoute("/teams/$teamId/charts")({
  head: ({ match, params }) => teamHead(match.context.siteUrl, "charts", params.teamId, match.search, true),
  component: () => <NotBuiltYet title="Charts" />,
});
