import { createFileRoute } from "@tanstack/react-router";
import { foundQuery } from "#app/data/search/search.queries.ts";
import { SearchScreen } from "#app/features/search/search-screen.tsx";
import { pageHead } from "#app/seo/head.ts";
import { tidyTyped } from "#app/text/typed-name.ts";

export const Route = createFileRoute("/search/")({
  validateSearch: validateSearch,
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

/** Reads what is searched for at the door: `q`, without what cannot be shown; undefined when nothing was typed. */
export function validateSearch(search: Record<string, unknown>): { q?: string | undefined } {
  const { q } = search;
  // The router reads numbers as numbers: "1988" is a season.
  const typed = typeof q === "string" || typeof q === "number" ? String(q) : "";
  // Never an empty text: the router would lead a plain `/search/` to `/search/?q=`.
  return { q: tidyTyped(typed).trim() || undefined };
}
