import { createFileRoute } from "@tanstack/react-router";
import { teamResultsQuery } from "#app/data/teams.queries.ts";
import { TeamResultsScreen } from "#app/features/teams/team-results-screen.tsx";

export const Route = createFileRoute("/teams/$teamId/")({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(teamResultsQuery(params.teamId)),
  component: TeamResultsScreen,
});
