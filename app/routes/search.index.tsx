import { createFileRoute } from "@tanstack/react-router";
import { foundQuery } from "#app/data/search/search.queries.ts";
import { searchSearch } from "#app/features/search/search-search.ts";
import { SearchScreen } from "#app/features/search/search-screen.tsx";
import { pageHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/search/")({
  validateSearch: searchSearch,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ context, deps: { q } }) => {
    if (q !== undefined) void context.queryClient.prefetchQuery(foundQuery(q));
  },
  head: ({ match }) =>
    pageHead(match.context.siteUrl, {
      title: "Search",
      description: "Find any Formula 1 driver, team, circuit, race or season since 1950.",
      path: "/search/",
      noindex: true,
    }),
  component: SearchScreen,
});
