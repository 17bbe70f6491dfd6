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
    // Beside a question's parts the words only say how it was asked.
    if (search.q !== undefined && searchText(search) === "") await goToAnswer(queryClient, search.q);
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
  if (read === null || read.leftOut.length > 0)
    throw redirect({ to: "/search/", search: { q: words }, statusCode: 307 });
  const [path, question] = read.path.split("?");
  throw path === "/ask/" && question !== undefined
    ? redirect({
        to: path,
        search: askSearch({ ...Object.fromEntries(new URLSearchParams(question)), q: words }),
        statusCode: 307,
      })
    : redirect({ href: read.path, statusCode: 307 });
}

/** The head of a question; null where nothing is asked. What makes its sentence loads with the first question. */
async function headOf(siteUrl: string, text: string) {
  if (text === "") return null;
  const { askHead } = await import("#app/seo/ask-head.ts");
  return askHead(siteUrl, text);
}
