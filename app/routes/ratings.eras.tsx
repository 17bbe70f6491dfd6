import { createFileRoute } from "@tanstack/react-router";
import { ratingErasQuery } from "#app/data/ratings.queries.ts";
import { RatingErasScreen } from "#app/features/ratings/eras-screen.tsx";
import { ratingsHead } from "#app/seo/ratings-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/ratings/eras")({
  validateSearch: tableView,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ratingErasQuery());
  },
  head: ({ match }) => ratingsHead(match.context.siteUrl, "eras"),
  component: RatingErasScreen,
});
