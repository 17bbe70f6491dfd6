import type { QueryClient } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { searchText } from "#contract/ask/address.ts";
import { searchedQuery } from "#app/data/search/search.queries.ts";
import { askChoicesQuery, askedQuery } from "#app/data/ask/ask.queries.ts";
import { AskScreen } from "#app/features/ask/ask-screen.tsx";
import { askSearch } from "#app/features/ask/ask-search.ts";
import { listHead } from "#app/seo/lists-head.ts";

export const Route = createFileRoute("/ask/")({
  validateSearch: askSearch,
  beforeLoad: async ({ context: { siteUrl, queryClient }, search }) => {
    if (search.q !== undefined) await goToAnswer(queryClient, search.q);
    return { askHead: await headOf(siteUrl, searchText(search)) };
  },
  loaderDeps: ({ search: { sort: _sort, q: _q, ...question } }) => question,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(askedQuery(searchText(deps), deps.line ?? null));
    void queryClient.prefetchQuery(askChoicesQuery());
  },
  head: ({ match }) => match.context.askHead ?? listHead(match.context.siteUrl, "ask"),
  component: AskScreen,
});

/**
 * Leads from words to what answers them; to the search where they are not all understood. They stay on this page while
 * nothing can be searched.
 *
 * @throws Redirect
 */
async function goToAnswer(queryClient: QueryClient, words: string): Promise<void> {
  const searched = await queryClient.fetchQuery(searchedQuery(words));
  if (!searched.available) return;
  const { read } = searched.value;
  const isWhole = read !== null && read.leftOut.length === 0;
  throw redirect({
    href: isWhole ? read.path : `/search/?q=${encodeURIComponent(words)}`,
    statusCode: 307,
  });
}

/** The head of a question; null where nothing is asked. What makes its sentence loads with the first question. */
async function headOf(siteUrl: string, text: string) {
  if (text === "") return null;
  const { askHead } = await import("#app/seo/ask-head.ts");
  return askHead(siteUrl, text);
}
