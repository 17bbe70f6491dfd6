import { createFileRoute } from "@tanstack/react-router";
import { lastSeason } from "#contract/ids.ts";
import { seasonRatingsQuery } from "#app/data/ratings.queries.ts";
import { seasonSearch } from "#app/features/ratings/ratings-search.ts";
import { SeasonRatingsScreen } from "#app/features/ratings/season-screen.tsx";
import { ratingsHead } from "#app/seo/ratings-head.ts";

export const Route = createFileRoute("/ratings/season")({
  validateSearch: seasonSearch,
  loaderDeps: ({ search: { year } }) => ({ year }),
  loader: ({ context: { queryClient }, deps: { year = lastSeason } }) => {
    void queryClient.prefetchQuery(seasonRatingsQuery(year));
  },
  head: ({ match }) => ratingsHead(match.context.siteUrl, "season"),
  component: SeasonRatingsScreen,
});
