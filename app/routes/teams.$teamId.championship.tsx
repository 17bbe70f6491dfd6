import { createFileRoute } from "@tanstack/react-router";
import { teamChampionshipQuery } from "#app/data/teams.queries.ts";
import { TeamChampionshipScreen } from "#app/features/teams/team-championship-screen.tsx";
import { teamHead } from "#app/seo/team-head.ts";

export const Route = createFileRoute("/teams/$teamId/championship")({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(teamChampionshipQuery(params.teamId));
  },
  head: ({ match, params }) => teamHead(match.context.siteUrl, "championship", params.teamId, match.search),
  component: TeamChampionshipScreen,
});
