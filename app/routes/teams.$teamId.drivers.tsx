import { createFileRoute } from "@tanstack/react-router";
import { teamChampionshipQuery, teamResultsQuery } from "#app/data/teams.queries.ts";
import { hydratedOnInteraction } from "#app/data/api-query.ts";
import { TeamDriversScreen, TeamDriversSkeleton } from "#app/features/teams/team-drivers-screen.tsx";
import { teamHead } from "#app/seo/team-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/teams/$teamId/drivers")({
  validateSearch: tableView,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(teamChampionshipQuery(params.teamId));
    void context.queryClient.prefetchQuery({
      ...teamResultsQuery(params.teamId),
      meta: hydratedOnInteraction,
    });
  },
  head: ({ match, params }) =>
    teamHead(match.context.siteUrl, "drivers", params.teamId, match.context.titleName),
  pendingComponent: TeamDriversSkeleton,
  component: TeamDriversScreen,
});
