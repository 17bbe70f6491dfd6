import { createFileRoute } from "@tanstack/react-router";
import { ratedTeamsQuery } from "#app/data/ratings.queries.ts";
import { RatedTeamsScreen } from "#app/features/ratings/teams-screen.tsx";
import { ratingsHead } from "#app/seo/ratings-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/ratings/teams")({
  validateSearch: tableView,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ratedTeamsQuery());
  },
  head: ({ match }) => ratingsHead(match.context.siteUrl, "teams"),
  component: RatedTeamsScreen,
});
