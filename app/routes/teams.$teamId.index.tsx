import { createFileRoute } from "@tanstack/react-router";
import { teamChampionshipQuery, teamResultsQuery } from "#app/data/teams.queries.ts";
import { hydratedOnInteraction } from "#app/data/api-query.ts";
import { TeamResultsScreen, TeamResultsSkeleton } from "#app/features/teams/team-results-screen.tsx";
import { teamHead } from "#app/seo/team-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/teams/$teamId/")({
  validateSearch: tableView,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(teamChampionshipQuery(params.teamId));
    void context.queryClient.prefetchQuery({
      ...teamResultsQuery(params.teamId),
      meta: hydratedOnInteraction,
    });
  },
  head: ({ match, params }) =>
    teamHead(match.context.siteUrl, "results", params.teamId, match.context.titleName),
  pendingComponent: TeamResultsSkeleton,
  component: TeamResultsScreen,
});
