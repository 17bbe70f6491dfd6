import { createFileRoute } from "@tanstack/react-router";
import { ratedDriversQuery } from "#app/data/ratings.queries.ts";
import { RatedDriversScreen } from "#app/features/ratings/drivers-screen.tsx";
import { ratingsHead } from "#app/seo/ratings-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/ratings/")({
  validateSearch: tableView,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ratedDriversQuery());
  },
  head: ({ match }) => ratingsHead(match.context.siteUrl, "drivers"),
  component: RatedDriversScreen,
});
