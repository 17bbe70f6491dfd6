import { createFileRoute } from "@tanstack/react-router";
import { sameCarQuery } from "#app/data/ratings.queries.ts";
import { SameCarScreen } from "#app/features/ratings/same-car-screen.tsx";
import { sameCarDrivers, sameCarSearch } from "#app/features/ratings/ratings-search.ts";
import { ratingsHead } from "#app/seo/ratings-head.ts";

export const Route = createFileRoute("/ratings/same-car")({
  validateSearch: sameCarSearch,
  loaderDeps: ({ search }) => sameCarDrivers(search),
  loader: ({ context: { queryClient }, deps: { one, other } }) => {
    void queryClient.prefetchQuery(sameCarQuery(one, other));
  },
  head: ({ match }) => ratingsHead(match.context.siteUrl, "same-car"),
  component: SameCarScreen,
});
