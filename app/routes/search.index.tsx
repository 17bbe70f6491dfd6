import { read, searchParams } from "#app/text/search-params.ts";
import { createFileRoute } from "@tanstack/react-router";
import { searchedQuery } from "#app/data/search/search.queries.ts";
import { SearchScreen } from "#app/features/search/search-screen.tsx";
import { pageHead } from "#app/seo/head.ts";
import { tidyTyped } from "#app/text/names.ts";

/** The search parameters of the search. Nothing typed is undefined: `/search/` must not become `/search/?q=`. */
export const validateSearch = searchParams({
  // The router reads numbers as numbers: "1988" is a season.
  q: read((value) =>
    typeof value === "string" || typeof value === "number"
      ? tidyTyped(String(value)).trim() || undefined
      : undefined,
  ),
});

export const Route = createFileRoute("/search/")({
  validateSearch: validateSearch,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ context, deps: { q } }) => {
    if (q !== undefined) void context.queryClient.prefetchQuery(searchedQuery(q));
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
