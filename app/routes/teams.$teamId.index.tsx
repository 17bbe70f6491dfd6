import { createFileRoute } from "@tanstack/react-router";
import { hydratedOnInteraction } from "#app/data/api-query.ts";
import { teamChampionshipQuery, teamResultsQuery } from "#app/data/teams.queries.ts";
import {
  loadResults,
  TeamResults,
  TeamResultsSkeleton,
  useResultsLoader,
} from "#app/features/results/lazy-results.ts";
import { teamHead } from "#app/seo/team-head.ts";
import { HydrateOnInteraction } from "#app/ui/hydrate-on-interaction/hydrate-on-interaction.tsx";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/teams/$teamId/")({
  validateSearch: tableView,
  loader: ({ context, params }) => {
    void loadResults();
    void context.queryClient.prefetchQuery(teamChampionshipQuery(params.teamId));
    void context.queryClient.prefetchQuery({
      ...teamResultsQuery(params.teamId),
      meta: hydratedOnInteraction,
    });
  },
  head: ({ match, params }) =>
    teamHead(match.context.siteUrl, "results", params.teamId, match.context.titleName),
  pendingComponent: () => <TeamResultsSkeleton />,
  component: TeamResultsScreen,
});

/** Every race and sprint result of a team. */
function TeamResultsScreen() {
  const { teamId } = Route.useParams();
  return (
    <HydrateOnInteraction
      load={useResultsLoader(teamResultsQuery(teamId))}
      fallback={<TeamResultsSkeleton />}
    >
      <TeamResults teamId={teamId} />
    </HydrateOnInteraction>
  );
}
