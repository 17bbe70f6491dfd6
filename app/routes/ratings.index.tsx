import { createFileRoute } from "@tanstack/react-router";
import { ratedDriversQuery } from "#app/data/ratings.queries.ts";
import { RatedDriversScreen } from "#app/features/ratings/drivers-screen.tsx";
import { ratedDriversSearch } from "#app/features/ratings/ratings-search.ts";
import { ratingsHead } from "#app/seo/ratings-head.ts";

export const Route = createFileRoute("/ratings/")({
  validateSearch: ratedDriversSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ratedDriversQuery());
  },
  head: ({ match }) => ratingsHead(match.context.siteUrl, "drivers"),
  component: RatedDriversScreen,
});
