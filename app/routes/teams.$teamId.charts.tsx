import { createFileRoute } from "@tanstack/react-router";
import { teamChampionshipQuery, teamSeasonsQuery } from "#app/data/teams.queries.ts";
import { TeamChartsScreen } from "#app/features/teams/charts/team-charts-screen.tsx";
import { teamHead } from "#app/seo/team-head.ts";

export const Route = createFileRoute("/teams/$teamId/charts")({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(teamChampionshipQuery(params.teamId));
    void context.queryClient.prefetchQuery(teamSeasonsQuery(params.teamId));
  },
  head: ({ match, params }) =>
    teamHead(match.context.siteUrl, "charts", params.teamId, match.context.titleName),
  component: TeamChartsScreen,
});
