import { createFileRoute } from "@tanstack/react-router";
import { teamChampionshipQuery } from "#app/data/teams.queries.ts";
import {
  TeamChampionshipScreen,
  TeamChampionshipSkeleton,
} from "#app/features/teams/team-championship-screen.tsx";
import { teamHead } from "#app/seo/team-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/teams/$teamId/championship")({
  validateSearch: tableView,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(teamChampionshipQuery(params.teamId));
  },
  head: ({ match, params }) =>
    teamHead(match.context.siteUrl, "championship", params.teamId, match.context.titleName),
  pendingComponent: TeamChampionshipSkeleton,
  component: TeamChampionshipScreen,
});
